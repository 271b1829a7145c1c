//! Arguments by name.

use crate::object::range::cut_at;
use crate::object::{Int, Raised, Str, Tuple, Type, Value};
use crate::vm::{Args, Vm};

/// Sorts the arguments of a call by parameter; what is not given is null. Parameters with an empty name are positional only, and so
/// is a first one called `self`, which messages do not count.
pub fn bind<const N: usize>(
    vm: &mut Vm,
    args: Args,
    function: &str,
    parameters: [&str; N],
) -> Result<[Value; N], Raised> {
    bind_least(vm, args, function, parameters, 0)
}

/// As [`bind`], with so many parameters that have to be given: it is said that they are not before other names are looked at.
pub fn bind_least<const N: usize>(
    vm: &mut Vm,
    args: Args,
    function: &str,
    parameters: [&str; N],
    least: usize,
) -> Result<[Value; N], Raised> {
    let mut bound = [Value::NULL; N];
    for (at, slot) in bound.iter_mut().enumerate().take(args.len()) {
        *slot = args.get(at);
    }
    let own = parameters.first().is_some_and(|first| *first == "self") as usize;
    refuse_more(vm, args.len() - own, args.keywords(), function, N - own)?;
    let named =
        |name| (0..args.keywords()).any(|at| Str(Tuple(args.names()).get(at)).text() == name);
    for (place, name) in parameters.iter().enumerate().skip(own).take(least) {
        if bound[place].is_null() && !named(*name) {
            return missing(vm, function, name, place + 1 - own);
        }
    }
    for at in 0..args.keywords() {
        let name = Str(Tuple(args.names()).get(at)).text();
        let found = parameters.iter().skip(own).position(|known| *known == name);
        match found.map(|place| place + own).filter(|_| !name.is_empty()) {
            Some(place) if bound[place].is_null() => bound[place] = args.keyword_value(at),
            Some(place) => {
                let text = format!(
                    "argument for {} given by name ('{name}') and position ({})",
                    called(function),
                    place + 1 - own
                );
                return vm.raise(Type::TypeError, text);
            }
            None => {
                let called =
                    if function.is_empty() { "this function".into() } else { called(function) };
                let text = format!("'{name}' is an invalid keyword argument for {called}");
                return vm.raise(Type::TypeError, text);
            }
        }
    }
    Ok(bound)
}

/// The keyword arguments of a call as they are, for functions that take any number of positional ones.
pub fn keywords<const N: usize>(
    vm: &mut Vm,
    args: Args,
    function: &str,
    names: [&str; N],
) -> Result<[Value; N], Raised> {
    let mut bound = [Value::NULL; N];
    refuse_more(vm, 0, args.keywords(), function, N)?;
    for at in 0..args.keywords() {
        let name = Str(Tuple(args.names()).get(at)).text();
        match names.iter().position(|known| *known == name) {
            Some(place) => bound[place] = args.keyword_value(at),
            None => {
                let text = format!("'{name}' is an invalid keyword argument for {function}()");
                return vm.raise(Type::TypeError, text);
            }
        }
    }
    Ok(bound)
}

/// A function as messages name it; without a name it is one that CPython's messages do not name either.
fn called(function: &str) -> String {
    if function.is_empty() { "function".into() } else { format!("{function}()") }
}

/// TypeError for more arguments than there are parameters, which comes before their names are looked at.
fn refuse_more(
    vm: &mut Vm,
    positional: usize,
    by_name: usize,
    function: &str,
    most: usize,
) -> Result<(), Raised> {
    let given = positional + by_name;
    if given <= most {
        return Ok(());
    }
    let kind = if positional == 0 { "keyword " } else { "" };
    let plural = if most == 1 { "" } else { "s" };
    let called = called(function);
    let text = format!("{called} takes at most {most} {kind}argument{plural} ({given} given)");
    vm.raise(Type::TypeError, text)
}

/// TypeError for a parameter that has to be given.
pub fn missing<T>(
    vm: &mut Vm,
    function: &str,
    parameter: &str,
    position: usize,
) -> Result<T, Raised> {
    let place = if position == 0 { String::new() } else { format!(" (pos {position})") };
    let text = format!("{} missing required argument '{parameter}'{place}", called(function));
    vm.raise(Type::TypeError, text)
}

/// The string that an argument has to be.
pub fn text_argument<'a>(
    vm: &mut Vm,
    function: &str,
    number: usize,
    value: Value,
) -> Result<&'a str, Raised> {
    match Str::of(crate::object::instance::payload(value)) {
        Some(string) => Ok(string.text()),
        None => {
            let number = if number == 0 { String::new() } else { format!(" {number}") };
            let text = format!(
                "{function}() argument{number} must be str, not {}",
                vm.type_name_or_none(value)
            );
            vm.raise(Type::TypeError, text)
        }
    }
}

impl Vm {}

/// The arguments `start` and `end` of a search. They are asked before what is searched tells its length, which asking may change.
#[derive(Clone, Copy)]
pub struct Ends {
    start: i64,
    end: i64,
}

impl Ends {
    /// The places between the two in `length` items; `None` if the first lies behind the second, or behind all items.
    pub fn within(self, length: usize) -> Option<(usize, usize)> {
        if self.start > length as i64 {
            return None;
        }
        let (start, end) = (cut_at(self.start, length), cut_at(self.end, length));
        (start <= end).then_some((start, end))
    }
}

/// The third and fourth argument, `self` included, as [`Ends`].
pub fn ends(vm: &mut Vm, args: Args) -> Result<Ends, Raised> {
    let mut ends = [0, i64::MAX];
    for (at, end) in ends.iter_mut().enumerate() {
        let Some(value) = args.optional(at + 2).filter(|value| *value != vm.none()) else {
            continue;
        };
        let Some(index) = vm.try_index(value)? else {
            let text = "slice indices must be integers or None or have an __index__ method";
            return vm.raise(Type::TypeError, text);
        };
        *end = Int::of(index).map_or(0, |n| n.clamped());
    }
    let [start, end] = ends;
    Ok(Ends { start, end })
}
