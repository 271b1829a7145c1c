//! Builtins that handlers know by name: see `interp/handlers/intrinsics.rs`.

/// A builtin that handlers know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    /// `len`
    Len,
    /// `isinstance`
    IsInstance,
    /// `abs`
    Abs,
    /// `getattr`
    GetAttr,
    /// `hasattr`
    HasAttr,
    /// `setattr`
    SetAttr,
    /// `object.__setattr__`
    ObjectSetAttr,
    /// `repr`
    Repr,
    /// `format`
    Format,
    /// `hash`
    Hash,
    /// `callable`
    Callable,
    /// `divmod`
    DivMod,
    /// `round`
    Round,
    /// `math.floor`
    Floor,
    /// `math.ceil`
    Ceil,
    /// `math.trunc`
    Trunc,
    /// `min`
    Min,
    /// `max`
    Max,
    /// `ord`
    Ord,
    /// `chr`
    Chr,
    /// A method of strings that tells a character of ASCII, or makes another string of it
    OfLetter,
    /// `str.format`
    StrFormat,
    /// `list.append`
    ListAppend,
    /// `list.copy`
    ListCopy,
    /// `list.extend`
    ListExtend,
    /// `list.insert`
    ListInsert,
    /// `bytearray.append`
    ByteArrayAppend,
    /// `_struct.unpack`
    StructUnpack,
    /// `set.add`
    SetAdd,
    /// `dict.get`
    DictGet,
    /// `dict.setdefault`
    DictSetDefault,
    /// `dict.pop`
    DictPop,
    /// `dict.keys`
    DictKeys,
    /// `list.pop`
    ListPop,
    /// `deque.append`
    DequeAppend,
    /// `deque.appendleft`
    DequeAppendLeft,
    /// `deque.pop`
    DequePop,
    /// `deque.popleft`
    DequePopLeft,
    /// `tuple.__getitem__`
    TupleItem,
    /// `list.__getitem__`
    ListItem,
    /// `dict.__getitem__`
    DictItem,
    /// `object.__new__`
    ObjectNew,
    /// `tuple.__new__`
    TupleNew,
    /// `object.__init__`
    ObjectInit,
    /// `BaseException.__init__`
    ExceptionInit,
    /// The getter of `BaseException.args`
    ExceptionArgs,
    /// The getter of `BaseException.__traceback__`
    ExceptionTraceback,
    /// The getter of `traceback.tb_next`
    TracebackNext,
    /// The getter of `traceback.tb_lineno`
    TracebackLine,
    /// The getter of `frame.f_back`
    FrameBack,
    /// The getter of `frame.f_code`
    FrameCode,
    /// The getter of `code.co_name`
    CodeName,
    /// The getter of `type.__name__`
    ClassName,
    /// The getter of `object.__class__`
    ClassOf,
    /// The getter of the `__dict__` of instances
    InstanceDict,
    /// The getter of `slice.start`
    SliceStart,
    /// The getter of `slice.stop`
    SliceStop,
    /// The getter of `slice.step`
    SliceStep,
    /// The getter of `complex.real`
    RealPart,
    /// The getter of `complex.imag`
    ImaginaryPart,
    /// `math.sqrt`
    Sqrt,
    /// `sidewinder.promote`
    Promote,
    /// `globals`
    Globals,
    /// `dir`
    Dir,
    /// `iter`
    Iter,
    /// `next`
    Next,
    /// `generator.__next__`
    GeneratorNext,
    /// `generator.send`
    GeneratorSend,
    /// `locals`
    Locals,
    /// `vars`
    Vars,
    /// `exec`
    Exec,
    /// `eval`
    Eval,
    /// `JitDriver.jit_merge_point`, where a trace may start and close
    MergePoint,
    /// `JitDriver.can_enter_jit`, where the guest jumps back
    CanEnter,
    /// `sys.settrace` and its like: what runs may be traced from then on
    Watch,
    /// `sidewinder.we_are_jitted`
    WeAreJitted,
    /// `sidewinder.isconstant`
    IsConstant,
    /// `sidewinder.isvirtual`
    IsVirtual,
}
