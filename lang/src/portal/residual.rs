//! THE TABLE of runtime functions that handlers call, directly or from traces, with what they may do.
//!
//! A row is a name, its arguments, its effect, and what it does with the Vm. `None` from a row: an exception is pending. Rows that
//! nobody waits for a value from answer `None` the object.

use super::effect::{
    self, DICT_CHANGE, DICT_READ, DICT_WRITE, FRESH, ITERATES, LIST_READ, LIST_WRITE,
};
use super::groups::*;
use crate::object::words::lazy_iterator;

use crate::object::dict::hash_word;
use crate::object::{
    ByteArray, Dict, Exception, Kind as Layout, List, Name, Raised, Set, Str, Tuple, Type as Class,
    Value,
};
use crate::operation::{Comparison, Next, Operator, Unary};
use crate::vm::{Args, Vm};
use sidewinder_jit::host::Given;
use sidewinder_jit::ir::{CallDescr, CallFn, Class as Map, Effect, Groups, Type};

/// The effect of whatever reads containers and attributes, and may raise.
const READS: Effect = effect::raising(Groups::ALL, Groups::NONE);
/// The effect of what does nothing but raise.
const RAISES: Effect = effect::raising(Groups::NONE, Groups::NONE);

macro_rules! residual {
    ($($name:ident $text:literal ($($arg:ident),*) $effect:expr => |$vm:ident| $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                fn body($vm: &mut Vm, $($arg: Value),*) -> Result<Value, Raised> {
                    $body
                }
                extern "C" fn entry(vm: &mut Vm, $($arg: Value),*) -> Value {
                    body(vm, $($arg),*).unwrap_or(Value::NULL)
                }
                entry as *const () as usize
            }),
            args: &[$(residual!(@ty $arg)),*],
            result: Type::Ref,
            effect: $effect,
        };
    )*
        /// The names of these functions.
        #[cfg(test)]
        pub static NAMES: &[&str] = &[$($text),*];
    };
    (@ty $arg:ident) => { Type::Ref };
}

residual! {
    NEW_CELL "new_cell" () FRESH => |vm| vm.new_cell(Value::NULL);
    NEW_TUPLE "new_tuple" (length) FRESH => |vm| vm.blank_tuple(length.as_small() as usize);
    NEW_DICT "new_dict" () FRESH => |vm| Ok(Dict::new(vm)?.0);
    NEW_SLICE "new_slice" (start, stop, step) FRESH => |vm| vm.new_slice(start, stop, step);
    NEW_METHOD "new_method" (function, object) FRESH => |vm| vm.new_method(function, object);
    NEW_INSTANCE "new_instance" (class) FRESH => |vm| {
        let class = vm.class_of_object(class)?;
        vm.new_instance(class)
    };
    NEW_EXCEPTION "new_exception" (class, args) FRESH => |vm| {
        let class = vm.class_of_object(class)?;
        vm.new_exception(class, Tuple(args).items())
    };
    GLOBALS "globals" (module) FRESH => |vm| vm.module_dict(module);
    DIR "dir" (object) effect::ANY => |vm| Ok(vm.dir(object)?.0);
    NEW_TRACEBACK "new_traceback" () FRESH => |vm| vm.new_traceback(Value::NULL, Value::NULL, 0);
    NEW_FUNCTION "new_function" (code, defaults, keyword_defaults, closure) FRESH => |vm|
        vm.new_function(code, [defaults, keyword_defaults, closure], false);
    NEW_OLD_FUNCTION "new_old_function" (code, defaults, keyword_defaults, closure) FRESH => |vm|
        vm.new_function(code, [defaults, keyword_defaults, closure], true);

    UNBOUND "unbound" (function, name, position) RAISES => |vm| vm.unbound(function, name, position);
    NO_GLOBAL "no_global" (cell) RAISES => |vm| vm.no_global(cell);
    STORE_GLOBAL "store_global" (cell, value) effect::raising(Groups::NONE, Groups::of(&[CELL])) => |vm| {
        vm.store_cell(cell, value);
        Ok(vm.none())
    };
    DELETE_GLOBAL "delete_global" (cell) effect::raising(Groups::NONE, Groups::of(&[CELL])) => |vm|
        vm.delete_global(cell);
    LOAD_SCOPE "load_scope" (module, name) READS => |vm| vm.load_scope(module, name);
    STORE_SCOPE "store_scope" (module, name, value) DICT_WRITE => |vm| {
        vm.set_global(crate::object::globals(module), name, value)?;
        Ok(vm.none())
    };
    DELETE_SCOPE "delete_scope" (module, name) DICT_WRITE => |vm| vm.delete_scope(module, name);
    DISPLAY "display" (value) effect::ANY => |vm| vm.display(value);
    LOCALS "locals" (known) FRESH => |vm| vm.locals_dict(known);
    SET_LOCAL "set_local" (dict, name, value) DICT_WRITE => |vm| {
        Dict(dict).set(vm, name, value)?;
        Ok(vm.none())
    };
    UNSET_LOCAL "unset_local" (dict, name) DICT_WRITE => |vm| {
        Dict(dict).remove(vm, name)?;
        Ok(vm.none())
    };
    SORTED_KEYS "sorted_keys" (mapping) effect::ANY => |vm| vm.sorted_keys(mapping);
    RUN_TEXT "run_text" (source, module, locals, mode) effect::ANY => |vm|
        vm.run_text(source, module, locals, mode);
    LOAD_NAME "load_name" (namespace, name, cell) READS => |vm| vm.load_name(namespace, name, cell);
    LOAD_NAME_ANY "load_name_any" (namespace, name, cell) effect::ANY => |vm|
        vm.load_name(namespace, name, cell);
    LOAD_SPILLED "load_spilled" (dict, name) DICT_READ => |vm|
        Ok(Dict(dict).get_str(name).unwrap_or(vm.known.end));
    LOAD_CLASS_FREE "load_class_free" (namespace, name, cell) effect::ANY => |vm|
        vm.load_class_free(namespace, name, cell);
    START_ANNOTATIONS "start_annotations" (namespace) effect::ANY => |vm|
        vm.start_annotations(namespace);
    STORE_NAME "store_name" (namespace, name, value) DICT_WRITE => |vm| {
        Dict(namespace).set(vm, name, value)?;
        Ok(vm.none())
    };
    STORE_NAME_ANY "store_name_any" (namespace, name, value) effect::ANY => |vm| {
        vm.set_item(namespace, name, value)?;
        Ok(vm.none())
    };
    DELETE_NAME_ANY "delete_name_any" (namespace, name) effect::ANY => |vm| {
        if vm.delete_item(namespace, name).is_err() {
            if vm.catch(Class::KeyError) {
                let text = format!("name '{}' is not defined", Str(name).text());
                return vm.raise_name_error(name, text);
            }
            return Err(Raised);
        }
        Ok(vm.none())
    };
    DELETE_NAME "delete_name" (namespace, name) DICT_WRITE => |vm| {
        if Dict(namespace).remove(vm, name)?.is_none() {
            let text = format!("name '{}' is not defined", Str(name).text());
            return vm.raise_name_error(name, text);
        }
        Ok(vm.none())
    };

    BINARY_VALUES "binary_values" (operator, a, b) effect::PURE_RAISING => |vm|
        vm.builtin_operator(operator, a, b);
    BINARY "binary" (operator, a, b) effect::ANY => |vm| vm.builtin_operator(operator, a, b);
    BINARY_ANY "binary_any" (operator, a, b) effect::ANY => |vm|
        vm.any_operator(operator, a, b);
    BINARY_ERROR "binary_error" (operator, a, b) effect::ANY => |vm|
        vm.binary_otherwise(operator_of(operator), a, b, is_inplace(operator));
    BINARY_METHOD "binary_method" (operator, a, b) effect::ANY => |vm|
        vm.last_operator(operator, operator_of(operator).method(), [a, b], [a, b]);
    BINARY_REFLECTED "binary_reflected" (operator, a, b) effect::ANY => |vm|
        vm.last_operator(operator, operator_of(operator).reflected(), [b, a], [a, b]);
    INPLACE "inplace" (operator, a, b) effect::ANY => |vm| vm.inplace(operator_of(operator), a, b);
    UNARY_VALUE "unary_value" (operator, a) effect::PURE_RAISING => |vm|
        vm.unary(unary_of(operator), a);
    UNARY "unary" (operator, a) effect::ANY => |vm| vm.unary(unary_of(operator), a);

    COMPARE_VALUES "compare_values" (operator, a, b) effect::PURE_RAISING => |vm|
        vm.compare(comparison_of(operator), a, b);
    COMPARE "compare" (operator, a, b) effect::ANY => |vm| vm.compare(comparison_of(operator), a, b);
    COMPARE_ANY "compare_any" (operator, a, b) effect::ANY => |vm|
        vm.compare(comparison_of(operator), a, b);
    COMPARE_LAST "compare_last" (operator, a, b) effect::ANY => |vm| vm.compare_last(operator.as_small(), a, b);
    COMPARE_ERROR "compare_error" (operator, a, b) RAISES => |vm|
        vm.compare_otherwise(comparison_of(operator), a, b);
    TRUTH "truth" (value) effect::ANY => |vm| {
        let truth = vm.truth(value)?;
        Ok(vm.bool(truth))
    };
    BAD_BOOL "bad_bool" (value) RAISES => |vm| {
        let text = format!("__bool__ should return bool, returned {}", vm.type_name(value));
        vm.raise(Class::TypeError, text)
    };
    CHECKED_LENGTH "checked_length" (value) effect::ANY => |vm| {
        let length = vm.checked_length(value)?;
        vm.new_int(length as i64)
    };
    CHECKED_TEXT "checked_text" (value, number) effect::ANY => |vm| {
        let converts = number.as_small() & CONVERTS != 0;
        let text = vm.checked_text(value, number.as_small() & !CONVERTS)?;
        if converts { vm.format(text, "") } else { Ok(text) }
    };
    BAD_ITERATOR "bad_iterator" (value) RAISES => |vm| vm.check_iterator(value);
    BAD_INIT "bad_init" (value) RAISES => |vm| vm.check_init(value).map(|()| value);
    CONTAINS_STR "contains_str" (container, item) effect::PURE_RAISING => |vm| {
        let found = vm.contains(container, item)?;
        Ok(vm.bool(found))
    };
    CONTAINS "contains" (container, item) effect::ANY => |vm| {
        let found = vm.contains(container, item)?;
        Ok(vm.bool(found))
    };

    GET_ATTR "get_attribute" (object, name) effect::ANY => |vm| vm.get_attribute(object, name);
    SET_ATTR "set_attribute" (object, name, value) effect::ANY => |vm| {
        vm.set_attribute(object, name, value)?;
        Ok(vm.none())
    };
    DELETE_ATTR "delete_attribute" (object, name) effect::ANY => |vm| {
        vm.delete_attribute(object, name)?;
        Ok(vm.none())
    };
    LOAD_SPECIAL "load_special" (object, name) effect::ANY => |vm| vm.load_special(object, name);

    GET_ITEM "get_item" (object, key) effect::ANY => |vm| vm.get_item(object, key);
    STR_ITEM "str_item" (object, key) effect::PURE_RAISING => |vm| vm.get_item(object, key);
    PARSE_INT "int" (text) FRESH => |vm| vm.int_of_text(Str(text));
    PARSE_FLOAT "float" (text) FRESH => |vm| vm.float_of_text(Str(text));
    TEXT "str" (value) FRESH => |vm| vm.str(value);
    SEQUENCE_ITEM "sequence_item" (object, key) LIST_READ => |vm| vm.get_item(object, key);
    SLICE_OF_VALUE "slice_of_value" (object, start, stop, step) effect::PURE_RAISING => |vm|
        vm.slice_sequence(object, [start, stop, step]);
    SLICE "slice_of_sequence" (object, start, stop, step) LIST_READ => |vm|
        vm.slice_sequence(object, [start, stop, step]);
    SET_SLICE "set_slice" (list, start, stop, step, items) LIST_WRITE => |vm| {
        vm.assign_slice(List(list), [start, stop, step], items)?;
        Ok(vm.none())
    };
    DELETE_SLICE "delete_slice" (list, start, stop, step) LIST_WRITE => |vm| {
        vm.delete_slice(List(list), [start, stop, step])?;
        Ok(vm.none())
    };
    DELETE_BYTES "delete_slice_of_bytes" (bytes, start, stop, step) LIST_WRITE => |vm| {
        vm.delete_bytes(ByteArray(bytes), [start, stop, step])?;
        Ok(vm.none())
    };
    SET_ITEM "set_item" (object, key, value) effect::ANY => |vm| {
        vm.set_item(object, key, value)?;
        Ok(vm.none())
    };
    DICT_ADD "dict_add" (dict, key, value) DICT_WRITE => |vm| {
        Dict(dict).add_new(vm, key, value)?;
        Ok(vm.none())
    };
    HASH "hash" (key) effect::ANY => |vm| {
        let hash = vm.hash(key)?;
        Ok(hash_word(hash))
    };
    HASH_OF_ANSWER "hash_of_answer" (answer) RAISES => |vm| {
        let hash = vm.hash_of_answer(answer)?;
        Ok(hash_word(hash))
    };
    ADD_KEY "add_key" (table, key, value, hash) DICT_WRITE => |vm| {
        match Dict::of(table) {
            Some(dict) => dict.add_hashed(vm, key, value, hash)?,
            None => Set(table).add_new_hashed(vm, key, hash.as_small())?,
        }
        Ok(vm.none())
    };
    TELL_APART "tell_apart" (candidate, key) effect::ANY => |vm| {
        vm.have_clashed(candidate, key);
        Ok(vm.none())
    };
    DICT_REMOVE "dict_remove" (dict, place) DICT_CHANGE => |vm| {
        Dict(dict).remove_at(super::keys::entry_at(place.as_small()));
        Ok(vm.none())
    };
    DELETE_ITEM "delete_item" (object, key) effect::ANY => |vm| {
        vm.delete_item(object, key)?;
        Ok(vm.none())
    };

    LIST_APPEND "list_append" (list, item) LIST_WRITE => |vm| {
        List(list).push(vm, item)?;
        Ok(vm.none())
    };
    LIST_EXTEND "list_extend" (list, items) effect::ANY => |vm| {
        if !vm.is_iterable(items) {
            let class = vm.type_name(items);
            let text = format!("Value after * must be an iterable, not {class}");
            return vm.raise(Class::TypeError, text);
        }
        vm.extend(List(list), items)?;
        Ok(vm.none())
    };
    CONCAT "concat" (a, b) LIST_READ => |vm| vm.builtin_binary(Operator::Add, a, b);
    LIST_REPEAT "list_repeat" (item, count) FRESH => |vm|
        vm.repeat_list(&[item], count.as_small().max(0) as usize);
    LIST_FOR "list_for" (count) FRESH => |vm| Ok(vm.new_list_for(count.as_small() as usize)?.0);
    LIST_COPY "list_copy" (items) LIST_READ => |vm| vm.list_of(items);
    TUPLE_COPY "tuple_copy" (items) LIST_READ => |vm| vm.tuple_of(items);
    LIST_OF "list_of" (value) READS => |vm| Ok(vm.to_list(value)?.0);
    TUPLE_OF "tuple_of" (value) READS => |vm| vm.to_tuple(value);
    LIST_TO_TUPLE "list_to_tuple" (list) LIST_READ => |vm| List(list).to_tuple(vm);
    SET_ADD "set_add" (set, item) effect::ANY => |vm| {
        Set(set).add(vm, item)?;
        Ok(vm.none())
    };
    SET_ADD_NEW "set_add_new" (set, item) DICT_WRITE => |vm| {
        Set(set).add_new(vm, item)?;
        Ok(vm.none())
    };
    SET_UPDATE "set_update" (set, items) effect::ANY => |vm| {
        vm.update_set(Set(set), items)?;
        Ok(vm.none())
    };
    DICT_SET "dict_set" (dict, key, value) effect::ANY => |vm| {
        Dict(dict).set(vm, key, value)?;
        Ok(vm.none())
    };
    SET_SPILLED "set_spilled" (dict, function, spilled) effect::ANY => |vm| {
        let code = crate::object::function::code(function);
        vm.set_spilled(Dict(dict), &code.unit, spilled)?;
        Ok(vm.none())
    };
    DICT_UPDATE "dict_update" (dict, other) effect::ANY => |vm| vm.spread_dict(dict, other);
    DICT_MERGE "dict_merge" (dict, other, callee) effect::ANY => |vm|
        vm.merge_keywords(dict, other, callee);
    FORMAT_VALUE "format_value" (choice, value, spec) effect::PURE_RAISING => |vm|
        vm.format_part(choice, value, spec);
    FORMAT "format" (choice, value, spec) effect::ANY => |vm| vm.format_part(choice, value, spec);
    UNPACK "unpack" (value, count) effect::ANY => |vm| {
        let list = vm.unpack(value, count.as_small() as usize)?;
        list.to_tuple(vm)
    };
    UNPACK_REST "unpack_rest" (value, before, after) effect::ANY => |vm| {
        let list =
            vm.unpack_rest(value, before.as_small() as usize, after.as_small() as usize)?;
        list.to_tuple(vm)
    };
    GET_ITER "iter" (value) effect::ANY => |vm| vm.iter(value);
    NEXT_PLAIN "next_plain" (iterator) ITERATES => |vm| vm.next_or_end(iterator);
    NEXT "next" (iterator) effect::ANY => |vm| vm.next_or_end(iterator);
    COUNT_ON "count_on" (iterator) effect::ANY => |vm| vm.count_on(iterator);
    END_OF_ZIP "end_of_zip" (iterator, number) effect::ANY => |vm| {
        vm.end_of_zip(iterator, Tuple(iterator.field(lazy_iterator::FIRST)), number.as_small() as usize)?;
        Ok(vm.none())
    };
    NEW_GENERATOR "new_generator" (function) FRESH => |vm|
        vm.blank_generator(crate::object::function::code(function));
    GET_YIELD_ITER "yield_from_iter" (value, flavor) effect::ANY => |vm| vm.yield_iter(value, flavor);
    GET_AWAITABLE "await_iter" (value, who) effect::ANY => |vm| vm.await_iter(value, who);
    GET_ASYNC_ITER "async_iter" (value) effect::ANY => |vm| vm.async_iter(value);
    GET_ASYNC_NEXT "async_next" (iterator) effect::ANY => |vm| vm.async_next(iterator);
    WRAP_ASYNC "wrap_async" (value) FRESH => |vm|
        vm.new_awaiter(Class::AsyncValue, [value, Value::NULL]);
    SEND "send" (iterator, value) effect::ANY => |vm| vm.send(iterator, value);
    GENERATOR_RAISED "generator_raised" (exception, flavor) effect::ANY => |vm| {
        let flavor = crate::object::generator::flavor_of(flavor);
        vm.generator_raised(exception, flavor)
    };
    FIXED_KEYWORD_DEFAULT "fixed_keyword_default" (dict, name) effect::PURE => |vm|
        Ok(Dict(dict).get_str(name).unwrap_or(vm.known.end));
    KEYWORD_DEFAULT "keyword_default" (dict, name) DICT_READ => |vm|
        Ok(Dict(dict).get_str(name).unwrap_or(vm.known.end));

    KEYWORD_NAMES "keyword_names" (dict) DICT_READ => |vm| vm.keyword_names(Dict(dict));
    NTH_VALUE "nth_value" (dict, number) DICT_READ => |_vm|
        Ok(Dict(dict).iter().nth(number.as_small() as usize).map_or(Value::NULL, |(_, value)| value));
    CALL_SPREAD "call_spread" (callable, args, keywords) effect::ANY => |vm|
        vm.call_spread(callable, args, keywords);

    LENGTH "length" (value) effect::ANY => |vm| {
        let length = vm.length(value)?;
        vm.new_int(length as i64)
    };
    MATCH_KEYS "match_keys" (subject, keys) effect::ANY => |vm| vm.match_keys(subject, keys);
    MATCH_REST "match_rest" (subject, keys) effect::ANY => |vm| vm.match_rest(subject, keys);
    MATCH_CLASS "match_class" (subject, class, names, positional) effect::ANY => |vm|
        vm.match_class(subject, class, names, positional);

    IMPORT "import" (module, name, from, how) effect::ANY => |vm| vm.import(module, name, from, how);
    IMPORT_FROM "import_from" (module, name) effect::ANY => |vm| vm.import_from(module, name);
    IMPORT_STAR "import_star" (from, into) effect::ANY => |vm| vm.import_star(from, into);

    RAISE "raise" (exception, cause) effect::ANY => |vm| vm.raise_object(exception, cause);
    LINK_CONTEXT "link_context" (exception) effect::raising(
        Groups::of(&[EXCEPTION, STATE]), Groups::of(&[EXCEPTION])) => |vm| {
        vm.link_context(exception);
        Ok(vm.none())
    };
    SPLIT_GROUP "split_group" (exception, types) effect::ANY => |vm|
        vm.call_support("_except_star", "split", &[exception, types]);
    JOIN_GROUP "join_group" (exception, raised) effect::ANY => |vm|
        vm.call_support("_except_star", "join", &[exception, raised]);
    NOTHING_TO_RAISE "nothing_to_raise" () RAISES => |vm|
        vm.raise(Class::RuntimeError, "No active exception to reraise");
    ASSERTION_FAILED "assertion_failed" (message) RAISES => |vm| {
        if message.is_null() {
            return vm.raise_with(Class::AssertionError, &[]);
        }
        vm.raise_with(Class::AssertionError, &[message])
    };
    BAD_MATCH "bad_match" (class) RAISES => |vm| {
        let _ = class;
        let text = "catching classes that do not inherit from BaseException is not allowed";
        vm.raise(Class::TypeError, text)
    };
    WRONG_MERGE_POINT "wrong_merge_point" (callee, position) RAISES => |vm| vm.wrong_merge_point(callee, position);
    SAFEPOINT "safepoint" () effect::ANY => |vm| vm.safepoint();
    STACK_FULL "stack_full" (base) effect::ANY => |vm| vm.stack_full(base);
}

/// The classes of what others give.
pub static GIVES: [(&CallDescr, Class); 6] = [
    (&LIST_COPY, Class::List),
    (&LIST_OF, Class::List),
    (&LIST_REPEAT, Class::List),
    (&LIST_FOR, Class::List),
    (&TUPLE_COPY, Class::Tuple),
    (&TUPLE_OF, Class::Tuple),
];

/// Those that give strings.
pub const TEXTS: [&CallDescr; 4] = [&FORMAT_VALUE, &BUILD_STRING, &TEXT, &STR_ITEM];

impl crate::vm::Quick {
    /// The class of what [`BINARY_VALUES`] gives for these arguments, where that follows from theirs.
    pub(crate) fn class_of_result(&self, given: &[Given]) -> Option<Map> {
        let [operator, a, b] = given else { return None };
        let float = self.float.class();
        let is_float = |one: &Given| one.class == Some(float);
        let is_number = |one: &Given| is_float(one) || one.is_small_int;
        let sequences = [self.string, self.tuple, self.bytes];
        let sequence = |one: &Given| one.class.filter(|class| sequences.contains(class));
        match operator_of(Value::even(operator.word?)) {
            Operator::Mod if a.class == Some(self.string) => a.class,
            Operator::Add if a.class == b.class && sequence(a).is_some() => a.class,
            Operator::Mul if b.is_small_int && sequence(a).is_some() => a.class,
            Operator::Mul if a.is_small_int && sequence(b).is_some() => b.class,
            Operator::TrueDiv if is_number(a) && is_number(b) => Some(float),
            Operator::Add | Operator::Sub | Operator::Mul | Operator::FloorDiv | Operator::Mod
                if is_number(a) && is_number(b) && (is_float(a) || is_float(b)) =>
            {
                Some(float)
            }
            _ => None,
        }
    }
}

/// The float `x` as an object.
pub static NEW_FLOAT: CallDescr = CallDescr {
    name: "new_float",
    function: CallFn::Plain(|| {
        extern "C" fn entry(vm: &mut Vm, x: f64) -> Value {
            vm.new_float(x).unwrap_or(Value::NULL)
        }
        entry as *const () as usize
    }),
    args: &[Type::Float],
    result: Type::Ref,
    effect: FRESH,
};

macro_rules! of_floats {
    ($($name:ident $text:literal ($($arg:ident),*) => $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                extern "C" fn entry(_: &mut Vm, $($arg: f64),*) -> f64 { $body }
                entry as *const () as usize
            }),
            args: &[$(of_floats!(@ty $arg)),*],
            result: Type::Float,
            effect: effect::PURE,
        };
    )*};
    (@ty $arg:ident) => { Type::Float };
}

of_floats! {
    FLOAT_FLOORDIV "float_floordiv" (x, y) => crate::object::float::floor_div(x, y);
    FLOAT_POW "float_pow" (x, y) => crate::object::float::power(x, y);
    FLOAT_MOD "float_mod" (x, y) => crate::object::float::modulo(x, y);
    FLOAT_HYPOT "float_hypot" (x, y) => x.hypot(y);
}

/// Whether two doubles are the same, to the bit.
pub static SAME_DOUBLE: CallDescr = CallDescr {
    name: "same_double",
    function: CallFn::Plain(|| {
        extern "C" fn entry(_: &mut Vm, x: f64, y: f64) -> u64 {
            (x.to_bits() == y.to_bits()) as u64
        }
        entry as *const () as usize
    }),
    args: &[Type::Float, Type::Float],
    result: Type::Bool,
    effect: effect::PURE,
};

macro_rules! of_strings {
    ($($name:ident $text:literal ($a:ident, $b:ident) => $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                extern "C" fn entry(_: &mut Vm, a: Value, b: Value) -> u64 {
                    let ($a, $b) = (Str(a), Str(b));
                    $body as u64
                }
                entry as *const () as usize
            }),
            args: &[Type::Ref, Type::Ref],
            result: Type::Bool,
            effect: effect::PURE,
        };
    )*};
}

of_strings! {
    STR_EQ "str_eq" (a, b) => a.text() == b.text();
    STR_LT "str_lt" (a, b) => a.order(b).is_lt();
}

macro_rules! looks {
    ($($name:ident $text:literal ($arg:ident) $groups:expr => $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`: for guesses, which no trace has calls of.")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Plain(|| {
                extern "C" fn entry(_: &mut Vm, $arg: Value) -> i64 {
                    let number: i64 = $body;
                    number << 1
                }
                entry as *const () as usize
            }),
            args: &[Type::Ref],
            result: Type::Int,
            effect: effect::plain($groups, Groups::NONE),
        };
    )*};
}

looks! {
    COUNT "count" (items) Groups::of(&[LIST]) => items.count(1) as i64;
    IS_INTERNED "is_interned" (text) Groups::NONE => {
        (text.is(Layout::Str) && text.flags() & Str::INTERNED != 0) as i64
    };
    IS_FLOAT "is_float" (value) Groups::NONE => value.is(Layout::Float) as i64;
}

macro_rules! vectors {
    ($($name:ident $text:literal $effect:expr => |$vm:ident, $args:ident| $body:expr;)*) => {$(
        #[doc = concat!("`", $text, "`")]
        pub static $name: CallDescr = CallDescr {
            name: $text,
            function: CallFn::Vector({
                fn body($vm: &mut Vm, $args: Args) -> Result<Value, Raised> {
                    $body
                }
                extern "C" fn entry(ctx: *mut u8, argv: *const u64, argc: usize, _: u64) -> u64 {
                    let args = Args::new(argv.cast(), argc, 0, Value::NULL);
                    body(Vm::of_context(ctx), args).unwrap_or(Value::NULL).bits()
                }
                entry
            }),
            args: &[],
            result: Type::Ref,
            effect: $effect,
        };
    )*
        /// The names of these functions.
        #[cfg(test)]
        pub static VECTOR_NAMES: &[&str] = &[$($text),*];
    };
}

vectors! {
    BUILD_LIST "build_list" FRESH => |vm, args| vm.new_list(args.values());
    BUILD_SET "build_set" effect::ANY => |vm, args| vm.build_set(args);
    BUILD_DICT "build_dict" effect::ANY => |vm, args| vm.build_dict(args);
    BUILD_STRING "build_string" effect::PURE_RAISING => |vm, args| vm.new_joined(args.values());
    BUILD_CLASS "build_class" effect::ANY => |vm, args| vm.build_class(args);
    BUILD_CLASS_SPREAD "build_class_spread" effect::ANY => |vm, args| vm.build_class_spread(args);
    CALL "call" effect::ANY => |vm, args| {
        let [callable, _, rest @ ..] = args.values() else { unreachable!("a call of something") };
        vm.call(*callable, rest)
    };
    // Each parameter has its value.
    CALL_BOUND "call_bound" effect::ANY => |vm, args| vm.run_bound(args.get(0), &args.values()[2..]);
    CALL_ELIDABLE "call_elidable" effect::ELIDABLE => |vm, args| vm.call(args.get(0), &args.values()[2..]);
    RUN_PORTAL "run_portal" effect::ANY => |vm, args| vm.run_portal(args.values());
    RUN_GUEST "run_guest" effect::ANY => |vm, args| vm.run_guest(args.values());
    CALL_KEYWORDS "call_keywords" effect::ANY => |vm, args| {
        let [callable, _, rest @ .., names] = args.values() else { unreachable!("a callable and names") };
        vm.call_with(*callable, rest, *names)
    };
    INITIALIZE "initialize" effect::ANY => |vm, args| {
        let object = args.get(0);
        vm.initialize(object, &args.values()[1..], Value::NULL)?;
        Ok(object)
    };
    // `__init__`, nothing, the object and what the other parameters are.
    INITIALIZE_BOUND "initialize_bound" effect::ANY => |vm, args| {
        let object = args.get(2);
        vm.initialize_bound(args.get(0), &args.values()[2..])?;
        Ok(object)
    };
    CALL_METHOD "call_method" effect::ANY => |vm, args| {
        let (name, object) = (args.get(0), args.get(2));
        // A place that sees many classes comes here for each: what was found for them of late is remembered.
        if let Some(function) = vm.method_at(object, name) {
            return vm.call(function, &args.values()[2..]);
        }
        let method = vm.get_attribute(object, name)?;
        vm.call(method, &args.values()[3..])
    };
}

/// Added to the number of an operator for `+=` and its like.
pub const INPLACE_FLAG: i64 = 32;

fn operator_of(number: Value) -> Operator {
    Operator::ALL[(number.as_small() & !INPLACE_FLAG) as usize]
}

fn is_inplace(number: Value) -> bool {
    number.as_small() & INPLACE_FLAG != 0
}

fn comparison_of(number: Value) -> Comparison {
    Comparison::ALL[number.as_small() as usize]
}

fn unary_of(number: Value) -> Unary {
    [Unary::Neg, Unary::Pos, Unary::Invert][number.as_small() as usize]
}

impl Vm {
    fn builtin_operator(&mut self, operator: Value, a: Value, b: Value) -> Result<Value, Raised> {
        let result = self.builtin_binary(operator_of(operator), a, b)?;
        if result == self.not_implemented() {
            if let Some((a, b)) = self.with_plain_dicts(a, b)? {
                return self.builtin_operator(operator, a, b);
            }
            return self.unsupported(operator_of(operator), a, b, is_inplace(operator));
        }
        Ok(result)
    }

    fn any_operator(&mut self, operator: Value, a: Value, b: Value) -> Result<Value, Raised> {
        let result = self.nested(|vm| vm.binary_by_methods(operator_of(operator), a, b))?;
        if result == self.not_implemented() {
            return self.binary_otherwise(operator_of(operator), a, b, is_inplace(operator));
        }
        Ok(result)
    }

    /// What an operator gives where the other operand has declined already.
    fn last_operator(
        &mut self,
        operator: Value,
        method: Name,
        [asked, other]: [Value; 2],
        [a, b]: [Value; 2],
    ) -> Result<Value, Raised> {
        if let Some(method) = self.special(asked, method) {
            // What a builtin sequence cannot be repeated by is said below, in an operator's words.
            use crate::object::Kind as Layout;
            let plain = crate::object::instance::payload(asked);
            let repeats = matches!(operator_of(operator), Operator::Mul)
                && method.is(Layout::Builtin)
                && matches!(
                    plain.kind(),
                    Layout::Str | Layout::List | Layout::Tuple | Layout::Bytes | Layout::ByteArray
                );
            let result = match repeats {
                true => self.not_implemented(),
                false => self.nested(|vm| vm.call_special(method, asked, &[other]))?,
            };
            if result != self.not_implemented() {
                return Ok(result);
            }
        }
        self.binary_otherwise(operator_of(operator), a, b, is_inplace(operator))
    }

    pub(crate) fn next_or_end(&mut self, iterator: Value) -> Result<Value, Raised> {
        Ok(match self.next(iterator)? {
            Next::Item(item) => item,
            Next::End => self.known.end,
        })
    }

    fn build_set(&mut self, args: Args) -> Result<Value, Raised> {
        let set = Set::new(self, Class::Set)?;
        for index in 0..args.len() {
            set.add(self, args.get(index))?;
        }
        Ok(set.0)
    }

    fn build_dict(&mut self, args: Args) -> Result<Value, Raised> {
        let dict = Dict::with_capacity(self, args.len() / 2)?;
        for pair in 0..args.len() / 2 {
            dict.set(self, args.get(2 * pair), args.get(2 * pair + 1))?;
        }
        Ok(dict.0)
    }

    /// A part of an f-string.
    fn format_part(&mut self, choice: Value, value: Value, spec: Value) -> Result<Value, Raised> {
        let value = match choice.as_small() {
            1 => self.str(value)?,
            2 => self.repr(value)?,
            3 => self.ascii(value)?,
            _ => value,
        };
        if Str(spec).is_empty() && value.is(crate::object::Kind::Str) {
            return Ok(value);
        }
        self.format(value, Str(spec).text())
    }

    /// `**other` in a dict display.
    fn spread_dict(&mut self, dict: Value, other: Value) -> Result<Value, Raised> {
        if !self.update_from_mapping(Dict(dict), other)? {
            let text = format!("'{}' object is not a mapping", self.type_name(other));
            return self.raise(Class::TypeError, text);
        }
        Ok(self.none())
    }

    /// What `raise exception from cause` does; `cause` is null without a `from`.
    fn raise_object(&mut self, exception: Value, cause: Value) -> Result<Value, Raised> {
        let exception = self.exception_of(exception)?;
        if !cause.is_null() {
            let cause = if cause == self.none() {
                cause
            } else {
                match self.exception_of(cause) {
                    Ok(cause) => cause,
                    Err(Raised) if self.catch_bad_exception() => {
                        let text = "exception causes must derive from BaseException";
                        return self.raise(Class::TypeError, text);
                    }
                    Err(Raised) => return Err(Raised),
                }
            };
            Exception(exception).set_cause(self, cause);
        }
        self.raise_fresh(exception)
    }

    /// An exception, or an instance of an exception class.
    fn exception_of(&mut self, value: Value) -> Result<Value, Raised> {
        if Exception::of(value).is_some() {
            return Ok(value);
        }
        if self.as_class(value).is_some_and(|class| class.is_exception()) {
            let made = self.call(value, &[])?;
            if Exception::of(made).is_some() {
                return Ok(made);
            }
            let text = format!(
                "calling {} should have returned an instance of BaseException, not {}",
                self.str_text(value)?,
                self.str_text(self.class_of(made).object.get())?
            );
            return self.raise(Class::TypeError, text);
        }
        self.raise(Class::TypeError, BAD_EXCEPTION)
    }

    fn catch_bad_exception(&mut self) -> bool {
        let is_bad = Exception::of(self.pending)
            .and_then(|pending| pending.args().items().first().copied())
            .and_then(Str::of)
            .is_some_and(|text| text.text() == BAD_EXCEPTION);
        if is_bad {
            self.take_pending();
        }
        is_bad
    }
}

const BAD_EXCEPTION: &str = "exceptions must derive from BaseException";

/// Added to the number of what was asked.
pub const CONVERTS: i64 = 4;
