//! THE TABLE of names that the runtime itself looks up, as interned strings.

macro_rules! names {
    ($($name:ident $text:literal)*) => {
        /// A name that the runtime looks up.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Name { $(#[doc = concat!("`", $text, "`")] $name,)* }

        impl Name {
            /// The names as text, in the order of the enum.
            pub const TEXTS: &'static [&'static str] = &[$($text,)*];

            /// The name as text.
            pub const fn text(self) -> &'static str {
                Name::TEXTS[self as usize]
            }
        }
    };
}

names! {
    Init "__init__" New "__new__" Call "__call__" Class "__class__" Dict "__dict__" Doc "__doc__" Name "__name__"
    Qualname "__qualname__" Module "__module__" Slots "__slots__" InitSubclass "__init_subclass__" SetName "__set_name__"
    GetAttr "__getattr__" GetAttribute "__getattribute__" SetAttr "__setattr__" DelAttr "__delattr__"
    Get "__get__" Set "__set__" Delete "__delete__"
    Repr "__repr__" Str "__str__" Format "__format__" Bool "__bool__" Len "__len__" Hash "__hash__" KeptHash "_c_hash" Dir "__dir__"
    Lt "__lt__" Le "__le__" Eq "__eq__" Ne "__ne__" Gt "__gt__" Ge "__ge__"
    Contains "__contains__" GetItem "__getitem__" SetItem "__setitem__" DelItem "__delitem__" Missing "__missing__"
    Iter "__iter__" Next "__next__" Reversed "__reversed__" LengthHint "__length_hint__" Enter "__enter__" Exit "__exit__"
    Await "__await__" AIter "__aiter__" ANext "__anext__" AEnter "__aenter__" AExit "__aexit__"
    Add "__add__" Sub "__sub__" Mul "__mul__" TrueDiv "__truediv__" FloorDiv "__floordiv__" Mod "__mod__" Pow "__pow__"
    LShift "__lshift__" RShift "__rshift__" And "__and__" Or "__or__" Xor "__xor__" MatMul "__matmul__" DivMod "__divmod__"
    RAdd "__radd__" RSub "__rsub__" RMul "__rmul__" RTrueDiv "__rtruediv__" RFloorDiv "__rfloordiv__" RMod "__rmod__"
    RPow "__rpow__" RLShift "__rlshift__" RRShift "__rrshift__" RAnd "__rand__" ROr "__ror__" RXor "__rxor__"
    RMatMul "__rmatmul__" RDivMod "__rdivmod__"
    IAdd "__iadd__" ISub "__isub__" IMul "__imul__" ITrueDiv "__itruediv__" IFloorDiv "__ifloordiv__" IMod "__imod__"
    IPow "__ipow__" ILShift "__ilshift__" IRShift "__irshift__" IAnd "__iand__" IOr "__ior__" IXor "__ixor__"
    IMatMul "__imatmul__"
    Neg "__neg__" Pos "__pos__" Invert "__invert__" Abs "__abs__" Round "__round__" Floor "__floor__" Ceil "__ceil__"
    Trunc "__trunc__" Int "__int__" Float "__float__" Complex "__complex__" Bytes "__bytes__" Index "__index__"
    InstanceCheck "__instancecheck__" SubclassCheck "__subclasscheck__" ClassGetItem "__class_getitem__"
    Mro "mro" Prepare "__prepare__" MroEntries "__mro_entries__" ClassCell "__classcell__" OrigBases "__orig_bases__"
    Metaclass "metaclass" Weakref "__weakref__" Del "__del__" AbstractMethods "__abstractmethods__" Code "__code__"
    OrigClass "__orig_class__" Args "__args__" Parameters "__parameters__" Origin "__origin__" Notes "__notes__"
    Subclasses "__subclasses__" GetState "__getstate__" SetState "__setstate__" ReduceEx "__reduce_ex__" Reduce "__reduce__"
    SizeOf "__sizeof__" GetNewArgs "__getnewargs__" GetNewArgsEx "__getnewargs_ex__" Bases "__bases__"
    SlotNames "__slotnames__" TypingSubst "__typing_subst__" TypingPrepareSubst "__typing_prepare_subst__"
    TypingUnpacked "__typing_unpacked_tuple_args__"
    MatchArgs "__match_args__" Keys "keys" Main "__main__" All "__all__" File "__file__" Builtins "__builtins__" Write "write" WriteThrough "_write_through" Annotations "__annotations__"
}
