//! memoryview: its methods, subscripts and attributes.

use super::bind::{bind, bind_least};
use super::bytes::{hex_of, separation};
use super::{ANY, objects::Computed, objects::computed};
use crate::object::list::items_of;
use crate::object::memoryview::{all_octets, size_of, unpack};
use crate::object::range::bounds_of;
use crate::object::{
    Array, ByteArray, Int, Kind, List, Name, Raised, Str, Tuple, Type, Value, View,
    instance::payload,
};
use crate::operation::view::pack;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of memoryviews.
    VIEW of MemoryView;
    "tolist" to_list (0, 0) "()" ANY;
    keywords "tobytes" to_bytes (0, 1) "(order='C')" ANY;
    keywords "hex" hex (0, 2) "(sep, bytes_per_sep=1)" ANY;
    keywords "cast" cast (0, 2) "(format, shape)" ANY;
    "release" release (0, 0) "()" ANY;
    "toreadonly" to_read_only (0, 0) "()" ANY;
    "__enter__" enter (0, 0) "()" ANY;
    "__exit__" exit (0, 255) "(*exc_info)" ANY;
}

/// The attributes that are computed.
pub(super) static COMPUTED: &[Computed] = &[
    computed(Type::MemoryView, "obj", object, None),
    computed(Type::MemoryView, "nbytes", byte_count, None),
    computed(Type::MemoryView, "itemsize", item_size, None),
    computed(Type::MemoryView, "format", format, None),
    computed(Type::MemoryView, "shape", shape, None),
    computed(Type::MemoryView, "strides", strides, None),
    computed(Type::MemoryView, "suboffsets", no_offsets, None),
    computed(Type::MemoryView, "ndim", dimensions, None),
    computed(Type::MemoryView, "readonly", read_only, None),
    computed(Type::MemoryView, "c_contiguous", contiguous, None),
    computed(Type::MemoryView, "f_contiguous", fortran, None),
    computed(Type::MemoryView, "contiguous", either, None),
];

/// `self`, if it was not released.
fn this(vm: &mut Vm, args: Args) -> Result<View, Raised> {
    let view = View(args.get(0));
    vm.check_view(view)?;
    Ok(view)
}

/// `memoryview(object)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, object] = bind_least(vm, args, "memoryview", ["self", "object"], 1)?;
    vm.view_of(object)
}

fn object(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(vm, args)?.owner())
}

fn byte_count(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this(vm, args)?.byte_count() as i64))
}

fn item_size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this(vm, args)?.item_size() as i64))
}

fn format(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(vm, args)?.format().0)
}

fn shape(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(vm, args)?.shape().0)
}

fn strides(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(vm, args)?.strides().0)
}

fn no_offsets(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    this(vm, args)?;
    Ok(vm.known.empty_tuple)
}

fn dimensions(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(Value::small(this(vm, args)?.dimensions() as i64))
}

fn read_only(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    Ok(vm.bool(view.is_read_only()))
}

fn contiguous(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    Ok(vm.bool(view.is_contiguous()))
}

/// Whether the first dimension is the fastest.
fn fortran(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    let few = (0..view.dimensions()).filter(|at| view.dimension(*at).0 != 1).count() <= 1;
    Ok(vm.bool(few && view.is_contiguous()))
}

fn either(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    contiguous(vm, args)
}

fn to_list(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    if view.dimensions() == 0 {
        return view.item(vm, view.start());
    }
    nested(vm, view, 0, view.start())
}

/// The items from a dimension on, as lists of lists.
fn nested(vm: &mut Vm, view: View, dimension: usize, start: usize) -> Result<Value, Raised> {
    let (length, stride) = view.dimension(dimension);
    let list = vm.new_list_for(length)?;
    for k in 0..length as isize {
        let at = start.wrapping_add_signed(k * stride);
        let item = if dimension + 1 == view.dimensions() {
            view.item(vm, at)?
        } else {
            nested(vm, view, dimension + 1, at)?
        };
        list.push(vm, item)?;
    }
    Ok(list.0)
}

fn to_bytes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    let [_, order] = bind(vm, args, "tobytes", ["self", "order"])?;
    let is_given = !order.is_null() && order != vm.none();
    if is_given && !payload(order).is(Kind::Str) {
        let class = vm.type_name(order);
        let text = format!("tobytes() argument 'order' must be str or None, not {class}");
        return vm.raise(Type::TypeError, text);
    }
    let known = !is_given
        || Str::of(payload(order)).is_some_and(|order| matches!(order.text(), "C" | "F" | "A"));
    if !known {
        return vm.raise(Type::ValueError, "order must be 'C', 'F' or 'A'");
    }
    let data = view.data(vm).into_owned();
    vm.new_bytes(&data)
}

fn hex(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    let separation = separation(vm, args)?;
    vm.check_view(view)?;
    let data = view.data(vm).into_owned();
    hex_of(vm, &data, separation)
}

fn release(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    View(args.get(0)).release();
    Ok(vm.none())
}

fn to_read_only(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let view = this(vm, args)?;
    vm.same_view(view, true)
}

fn enter(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(this(vm, args)?.0)
}

fn exit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    release(vm, args)
}

fn cast(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [_, format, shape] = bind_least(vm, args, "cast", ["self", "format", "shape"], 1)?;
    let view = this(vm, args)?;
    let Some(format) = Str::of(payload(format)) else {
        let class = vm.type_name_or_none(format);
        let text = format!("cast() argument 'format' must be str, not {class}");
        return vm.raise(Type::TypeError, text);
    };
    if !view.is_contiguous() {
        let text = "memoryview: casts are restricted to C-contiguous views";
        return vm.raise(Type::TypeError, text);
    }
    if !shape.is_null() && List::of(payload(shape)).is_none() && Tuple::of(payload(shape)).is_none()
    {
        return vm.raise(Type::TypeError, "shape must be a list or a tuple");
    }
    if (!shape.is_null() || view.dimensions() != 1) && !(view.dimensions() == 1 || shape.is_null())
    {
        let text = "memoryview: cast must be 1D -> ND or ND -> 1D";
        return vm.raise(Type::TypeError, text);
    }
    let size = match format.text().strip_prefix('@').unwrap_or(format.text()).as_bytes() {
        [letter] => size_of(*letter),
        _ => None,
    };
    let Some(size) = size else {
        let text = "memoryview: destination format must be a native single character format \
                    prefixed with an optional '@'";
        return vm.raise(Type::ValueError, text);
    };
    let is_byte = |letter: u8| matches!(letter, b'b' | b'B' | b'c');
    let ends_in_byte = format.text().bytes().last().is_some_and(is_byte);
    if !is_byte(view.letter()) && !ends_in_byte {
        let text = "memoryview: cannot cast between two non-byte formats";
        return vm.raise(Type::TypeError, text);
    }
    let bytes = view.byte_count();
    if !bytes.is_multiple_of(size) {
        let text = "memoryview: length is not a multiple of itemsize";
        return vm.raise(Type::TypeError, text);
    }
    let lengths = if shape.is_null() { vec![(bytes / size) as i64] } else { lengths(vm, shape)? };
    let product = lengths.iter().try_fold(size as i64, |product, n| product.checked_mul(*n));
    if product != Some(bytes as i64) {
        let text = "memoryview: product(shape) * itemsize != buffer size";
        return vm.raise(Type::TypeError, text);
    }
    let mut strides = vec![size as i64; lengths.len()];
    for at in (1..lengths.len()).rev() {
        strides[at - 1] = strides[at] * lengths[at];
    }
    let lengths: Vec<Value> = lengths.into_iter().map(Value::small).collect();
    let strides: Vec<Value> = strides.into_iter().map(Value::small).collect();
    let (shape, strides) = (vm.new_tuple(&lengths)?, vm.new_tuple(&strides)?);
    vm.part_of_view(view, view.start(), format.0, shape, strides, view.is_read_only())
}

/// The argument `shape` of a cast.
fn lengths(vm: &mut Vm, shape: Value) -> Result<Vec<i64>, Raised> {
    let plain = payload(shape);
    if !plain.is(Kind::List) && !plain.is(Kind::Tuple) {
        return vm.raise(Type::TypeError, "shape must be a list or a tuple");
    }
    let items = items_of(vm, plain).to_vec();
    if items.len() > 64 {
        let text = "memoryview: number of dimensions must not exceed 64";
        return vm.raise(Type::ValueError, text);
    }
    let mut lengths = Vec::new();
    for item in items {
        if !item.is_small() {
            let text = "memoryview.cast(): elements of shape must be integers";
            return vm.raise(Type::TypeError, text);
        }
        if item.as_small() <= 0 {
            let text = "memoryview.cast(): elements of shape must be integers > 0";
            return vm.raise(Type::ValueError, text);
        }
        lengths.push(item.as_small());
    }
    Ok(lengths)
}

/// What a subscript of a view names.
enum Place {
    Item(usize),
    Slice(Value),
}

impl Vm {
    /// `len(view)`
    pub fn view_length(&mut self, view: View) -> Result<usize, Raised> {
        self.check_view(view)?;
        if view.dimensions() == 0 {
            return self.raise(Type::TypeError, "0-dim memory has no length");
        }
        Ok(view.dimension(0).0)
    }

    /// The places of the items of a view of one dimension, for an iterator.
    pub fn view_item(&mut self, view: View, at: usize) -> Result<Option<Value>, Raised> {
        // The end is the end, also of a view that was released.
        let (length, stride) = view.dimension(0);
        if at >= length {
            return Ok(None);
        }
        self.check_view(view)?;
        if view.dimensions() > 1 {
            let text = "multi-dimensional sub-views are not implemented";
            return self.raise(Type::NotImplementedError, text);
        }
        view.item(self, view.start().wrapping_add_signed(at as isize * stride)).map(Some)
    }

    fn view_index(&mut self, view: View, dimension: usize, index: i64) -> Result<isize, Raised> {
        let (length, stride) = view.dimension(dimension);
        let at = if index < 0 { index.saturating_add(length as i64) } else { index };
        if at < 0 || at >= length as i64 {
            let text = format!("index out of bounds on dimension {}", dimension + 1);
            return self.raise(Type::IndexError, text);
        }
        Ok(at as isize * stride)
    }

    /// What a key names in a view. What is written is asked for before the view is, which asking for the place may have released.
    fn view_place(&mut self, view: View, key: Value, is_read: bool) -> Result<Place, Raised> {
        self.check_view(view)?;
        let dimensions = view.dimensions();
        if key.is(Kind::Slice) && dimensions > 0 {
            return Ok(Place::Slice(key));
        }
        if let Some(keys) = Tuple::of(payload(key)) {
            let all = |vm: &Vm, test: fn(&Vm, Value) -> bool| {
                keys.items().iter().all(|key| test(vm, *key))
            };
            let is_index = |vm: &Vm, key: Value| {
                Int::of(payload(key)).is_some() || vm.special(key, Name::Index).is_some()
            };
            if all(self, is_index) {
                if keys.len() < dimensions {
                    let text = "sub-views are not implemented";
                    return self.raise(Type::NotImplementedError, text);
                }
                if keys.len() > dimensions {
                    let text = format!(
                        "cannot index {dimensions}-dimension view with {}-element tuple",
                        keys.len()
                    );
                    return self.raise(Type::TypeError, text);
                }
                let mut at = view.start();
                for (dimension, key) in keys.items().iter().enumerate() {
                    let index = self.index_sized(*key, Type::IndexError)?.unwrap_or(0);
                    at = at.wrapping_add_signed(self.view_index(view, dimension, index)?);
                }
                if is_read {
                    self.check_view(view)?;
                }
                return Ok(Place::Item(at));
            }
            if all(self, |_, key| key.is(Kind::Slice)) {
                let text = "multi-dimensional slicing is not implemented";
                return self.raise(Type::NotImplementedError, text);
            }
            return self.raise(Type::TypeError, "memoryview: invalid slice key");
        }
        if dimensions == 0 {
            if key == self.known.ellipsis {
                return Ok(Place::Item(view.start()));
            }
            return self.raise(Type::TypeError, "invalid indexing of 0-dim memory");
        }
        let is_index = Int::of(payload(key)).is_some() || self.special(key, Name::Index).is_some();
        if dimensions > 1 && is_index && !is_read {
            return self.raise(Type::NotImplementedError, "sub-views are not implemented");
        }
        let Some(index) = self.index_sized(key, Type::IndexError)? else {
            return self.raise(Type::TypeError, "memoryview: invalid slice key");
        };
        if is_read {
            self.check_view(view)?;
            if dimensions > 1 {
                let text = "multi-dimensional sub-views are not implemented";
                return self.raise(Type::NotImplementedError, text);
            }
        }
        let offset = self.view_index(view, 0, index)?;
        Ok(Place::Item(view.start().wrapping_add_signed(offset)))
    }

    fn view_slice(&mut self, view: View, slice: Value) -> Result<Value, Raised> {
        // What is asked for the bounds may release the view: this one stays.
        let view = View(self.same_view(view, view.is_read_only())?);
        let cut = self.cut_of(bounds_of(slice))?;
        let (length, stride) = view.dimension(0);
        let (start, step, count) = cut.of(length);
        let first = view.start().wrapping_add_signed(start as isize * stride);
        let mut lengths = view.shape().items().to_vec();
        lengths[0] = Value::small(count as i64);
        let shape = self.new_tuple(&lengths)?;
        let mut strides = view.strides().items().to_vec();
        // Where there is a second item, it is within the bytes.
        let apart = if count > 1 { (stride as i64) * step } else { stride as i64 };
        strides[0] = Value::small(apart);
        let strides = self.new_tuple(&strides)?;
        let first = if count == 0 { view.start() } else { first };
        let made =
            self.part_of_view(view, first, view.format().0, shape, strides, view.is_read_only());
        view.release();
        made
    }

    /// `view[key]`
    pub fn get_from_view(&mut self, view: View, key: Value) -> Result<Value, Raised> {
        match self.view_place(view, key, true)? {
            Place::Item(at) => view.item(self, at),
            Place::Slice(slice) => self.view_slice(view, slice),
        }
    }

    /// `view[key] = value`
    pub fn set_in_view(&mut self, view: View, key: Value, value: Value) -> Result<(), Raised> {
        self.check_view(view)?;
        if view.is_read_only() {
            return self.raise(Type::TypeError, "cannot modify read-only memory");
        }
        let place = self.view_place(view, key, false)?;
        match place {
            Place::Item(at) => {
                let raw = pack(self, view.letter(), value)?;
                self.check_view(view)?;
                write(self, view, at, &raw);
            }
            Place::Slice(_) if view.dimensions() > 1 => {
                let text = "memoryview slice assignments are currently restricted to ndim = 1";
                return self.raise(Type::NotImplementedError, text);
            }
            Place::Slice(slice) => {
                if all_octets(self, value).is_none() {
                    self.required_bytes(value)?;
                }
                let from = View(self.view_of(value)?);
                let to = View(self.view_slice(view, slice)?);
                if self.check_view(view).is_err() {
                    from.release();
                    to.release();
                    return Err(Raised);
                }
                let same =
                    from.letter() == to.letter() && from.shape().items() == to.shape().items();
                let (data, size) = (from.data(self).into_owned(), to.item_size());
                if same {
                    for (at, item) in to.offsets().into_iter().zip(data.chunks(size)) {
                        write(self, to, at, item);
                    }
                }
                from.release();
                to.release();
                if !same {
                    let text = "memoryview assignment: lvalue and rvalue have different structures";
                    return self.raise(Type::ValueError, text);
                }
            }
        }
        Ok(())
    }

    /// Whether a view equals something else that has bytes; `None` if that has none.
    pub fn equal_views(&mut self, a: Value, b: Value) -> Result<Option<bool>, Raised> {
        // Arrays have items, which are compared: not their bytes.
        if let Some(at) = [a, b].iter().position(|value| Array::of(payload(*value)).is_some()) {
            let view = self.view_of([a, b][at])?;
            let pair = if at == 0 { (view, b) } else { (a, view) };
            let equal = self.equal_views(pair.0, pair.1);
            View(view).release();
            return equal;
        }
        let released = |value: Value| View::of(value).is_some_and(|view| view.object().is_null());
        if released(a) || released(b) {
            return Ok(Some(a == b));
        }
        let (Some(x), Some(y)) = (all_octets(self, a), all_octets(self, b)) else {
            return Ok(None);
        };
        let letter = |value: Value| View::of(value).map_or(b'B', View::letter);
        let shape = |value: Value, bytes: usize| match View::of(value) {
            Some(view) => view.shape().items().iter().map(|n| n.as_small()).collect(),
            None => vec![bytes as i64],
        };
        if shape(a, x.len()) != shape(b, y.len()) {
            return Ok(Some(false));
        }
        let (first, second) = (letter(a), letter(b));
        if first == b'w' || second == b'w' {
            return Ok(Some(false));
        }
        if first == second && !matches!(first, b'f' | b'd' | b'e') {
            return Ok(Some(x == y));
        }
        let (x, y) = (x.into_owned(), y.into_owned());
        let (one, other) = (size_of(first).unwrap_or(1), size_of(second).unwrap_or(1));
        for (p, q) in x.chunks(one).zip(y.chunks(other)) {
            let (p, q) = (unpack(self, first, p)?, unpack(self, second, q)?);
            let equal = self.compare(crate::operation::Comparison::Eq, p, q)?;
            if equal != self.bool(true) {
                return Ok(Some(false));
            }
        }
        Ok(Some(true))
    }

    /// `hash(view)`: that of the bytes.
    pub fn hash_of_view(&mut self, view: View) -> Result<i64, Raised> {
        self.check_view(view)?;
        if !view.is_read_only() {
            return self.raise(Type::ValueError, "cannot hash writable memoryview object");
        }
        if !matches!(view.letter(), b'B' | b'b' | b'c') {
            let text = "memoryview: hashing is restricted to formats 'B', 'b' or 'c'";
            return self.raise(Type::ValueError, text);
        }
        if ByteArray::shared(view.object()).is_some() {
            return self.unhashable(view.object());
        }
        Ok(crate::object::hash::of_bytes(&view.data(self)))
    }
}

/// Writes an item.
fn write(vm: &mut Vm, view: View, at: usize, raw: &[u8]) {
    if let Some(to) = view.whole_mut(vm).get_mut(at..at + raw.len()) {
        to.copy_from_slice(raw);
    }
}
