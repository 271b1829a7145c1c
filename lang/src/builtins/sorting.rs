//! Sorting: a stable merge sort that uses runs already in order.
//!
//! Keys of one builtin class (ints, floats, strings) are compared directly, dates and decimal numbers by the numbers that they are. Others by `<`, which may run code of the program;
//! so keys and items lie in lists that the collector sees, and the list being sorted is empty meanwhile.

use super::ANY;
use super::bind::keywords;
use crate::object::{Kind, List, Name, Raised, Str, Tuple, Type, Value};
use crate::vm::{Args, Vm};
use std::cmp::Ordering;

crate::builtins! {
    /// Functions that sort.
    FUNCTIONS;
    keywords "sorted" sorted (1, 1) "(iterable, /, *, key=None, reverse=False)" ANY;
}

fn sorted(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let list = vm.to_list(args.get(0))?;
    let [key, reverse] = keywords(vm, args, "sort", ["key", "reverse"])?;
    vm.sort(list, key, reverse)?;
    Ok(list.0)
}

/// What all keys are, if they are alike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    Ints,
    Floats,
    Strings,
    Others,
}

fn kind_of(keys: &[Value]) -> Keys {
    let all = |test: fn(Value) -> bool| keys.iter().all(|key| test(*key));
    if all(|key| key.is_small()) {
        Keys::Ints
    } else if all(|key| key.is(Kind::Str)) {
        Keys::Strings
    } else if all(|key| key.as_float().is_some_and(|x| !x.is_nan())) {
        Keys::Floats
    } else {
        Keys::Others
    }
}

/// Keys that are alike as numbers: what differs as a number is in the order of the numbers. Strings that are the same number may still differ.
fn ranks(kind: Keys, keys: &[Value]) -> Vec<(u64, u32)> {
    const SIGN: u64 = 1 << 63;
    let rank = |key: Value| match kind {
        Keys::Ints => key.bits() ^ SIGN,
        Keys::Floats => {
            // Zero has no sign here.
            let bits = (key.as_float().unwrap_or(0.0) + 0.0).to_bits();
            if bits & SIGN == 0 { bits | SIGN } else { !bits }
        }
        _ => {
            let text = Str(key).text().as_bytes();
            let mut first = [0; 8];
            let count = text.len().min(8);
            first[..count].copy_from_slice(&text[..count]);
            u64::from_be_bytes(first)
        }
    };
    keys.iter().zip(0..).map(|(key, at)| (rank(*key), at)).collect()
}

/// So many are sorted at once; signals are heard between.
const AT_ONCE: usize = 1 << 18;

impl Vm {
    /// Sorts what is alike; equal items keep their places to each other.
    fn sort_by<T: Copy>(
        &mut self,
        items: &mut [T],
        order: impl Fn(&T, &T) -> Ordering,
    ) -> Result<(), Raised> {
        for part in items.chunks_mut(AT_ONCE) {
            part.sort_by(&order);
            self.hear()?;
        }
        let mut size = AT_ONCE;
        while size < items.len() {
            for pair in items.chunks_mut(2 * size).filter(|pair| pair.len() > size) {
                self.merge_by(pair, size, &order)?;
            }
            size *= 2;
        }
        Ok(())
    }

    /// Merges two neighbouring parts that are in order.
    fn merge_by<T: Copy>(
        &mut self,
        items: &mut [T],
        middle: usize,
        order: impl Fn(&T, &T) -> Ordering,
    ) -> Result<(), Raised> {
        if order(&items[middle], &items[middle - 1]).is_ge() {
            return Ok(());
        }
        // A signal may end this at any time: all items are there then.
        let left = items[..middle].to_vec();
        let (mut a, mut b, mut to) = (0, middle, 0usize);
        while a < left.len() && b < items.len() {
            if to.is_multiple_of(1 << 16) && self.hear().is_err() {
                items[to..b].copy_from_slice(&left[a..]);
                return Err(Raised);
            }
            if order(&items[b], &left[a]).is_lt() {
                items[to] = items[b];
                b += 1;
            } else {
                items[to] = left[a];
                a += 1;
            }
            to += 1;
        }
        let rest = left.len() - a;
        items[to..to + rest].copy_from_slice(&left[a..]);
        Ok(())
    }

    /// The places of keys that are alike in their order; equal keys keep theirs.
    fn order_of(&mut self, kind: Keys, keys: List, reverse: bool) -> Result<Vec<u32>, Raised> {
        // The keys, their ranks, the order, and half of that while it is merged.
        self.room_for(36 * keys.len())?;
        let mut all = ranks(kind, keys.items(self));
        // The list is asked, as a signal's handler may run meanwhile and keys move.
        let same = |a: u32, b: u32| match (keys.get(a as usize), keys.get(b as usize)) {
            (a, b) if a == b => Ordering::Equal,
            (a, b) => Str(a).order(Str(b)),
        };
        let has_surrogates =
            kind == Keys::Strings && keys.items(self).iter().any(|key| Str(*key).has_surrogates());
        let order = |a: &(u64, u32), b: &(u64, u32)| {
            let (a, b) = if reverse { (b, a) } else { (a, b) };
            match kind {
                Keys::Strings if has_surrogates => same(a.1, b.1),
                Keys::Strings => a.0.cmp(&b.0).then_with(|| same(a.1, b.1)),
                _ => a.0.cmp(&b.0),
            }
        };
        self.sort_by(&mut all, order)?;
        Ok(all.into_iter().map(|(_, at)| at).collect())
    }
}

impl Vm {
    /// `list.sort(key=key, reverse=reverse)`; null stands for what is not given.
    pub fn sort(&mut self, list: List, key: Value, reverse: Value) -> Result<(), Raised> {
        let reverse = !reverse.is_null() && self.index_i64(reverse)? != 0;
        // The list is empty while it is sorted, for all who look at it.
        let items = self.new_list_for(0)?;
        let storage = list.lend(self, items)?;
        let result = self.sort_items(items, key, reverse);
        // Also if it is empty again.
        let changed = !list.has_storage(storage);
        list.take(self, items);
        result?;
        if changed {
            return self.raise(Type::ValueError, "list modified during sort");
        }
        Ok(())
    }

    /// Numbers in the order of keys that are all dates, times, spans of time or decimal numbers; null if they are not.
    fn numbers_of(&mut self, keys: List) -> Result<Value, Raised> {
        const FEW: usize = 8;
        let all = keys.items(self);
        let class = match all.first() {
            Some(first) if all.len() > FEW && first.is(Kind::Instance) => self.class_of(*first),
            _ => return Ok(Value::NULL),
        };
        let module = match class.module_in_c().filter(|_| class.is_closed.get()) {
            Some("datetime") => "_datetime_fields",
            Some("decimal") => "_decimal_number",
            _ => return Ok(Value::NULL),
        };
        let is_known = ["date", "datetime", "time", "timedelta", "Decimal"]
            .contains(&&*class.name())
            && all.iter().all(|key| key.is(Kind::Instance) && self.class_of(*key) == class);
        if !is_known {
            return Ok(Value::NULL);
        }
        let numbers = self.call_support(module, "sort_keys", &[keys.0])?;
        Ok(if numbers.is(Kind::List) { numbers } else { Value::NULL })
    }

    /// The places in order of keys that are no plain ones.
    fn order_of_others(&mut self, keys: List, reverse: bool) -> Result<Vec<u32>, Raised> {
        let numbers = self.numbers_of(keys)?;
        let keys = if numbers.is_null() { keys } else { List(numbers) };
        match kind_of(keys.items(self)) {
            Keys::Others => self.merge_sort(keys, reverse),
            kind => self.order_of(kind, keys, reverse),
        }
    }

    fn sort_items(&mut self, items: List, key: Value, reverse: bool) -> Result<(), Raised> {
        if key.is_null() || key == self.none() {
            let order = match kind_of(items.items(self)) {
                Keys::Others => self.order_of_others(items, reverse)?,
                Keys::Ints => {
                    let number = |item: &Value| item.bits() as i64;
                    let order = |a: &Value, b: &Value| match reverse {
                        true => number(b).cmp(&number(a)),
                        false => number(a).cmp(&number(b)),
                    };
                    self.room_for(16 * items.len())?;
                    let mut sorted = items.to_vec();
                    let result = self.sort_by(&mut sorted, order);
                    items.items_mut(self).copy_from_slice(&sorted);
                    return result;
                }
                kind => self.order_of(kind, items, reverse)?,
            };
            return self.rearrange(items, &order);
        }
        let keys = self.keys(items, key)?;
        let order = match kind_of(keys.items(self)) {
            Keys::Others => self.order_of_others(keys, reverse)?,
            kind => self.order_of(kind, keys, reverse)?,
        };
        self.rearrange(items, &order)
    }

    /// The keys of items.
    fn keys(&mut self, items: List, key: Value) -> Result<List, Raised> {
        if self.is_worth_a_trace(key, items.0) {
            return self.call_support("_keyed", "keys", &[key, items.0]).map(List);
        }
        let keys = self.new_list_for(items.len())?;
        for at in 0..items.len() {
            let key = self.call(key, &[items.get(at)])?;
            keys.push(self, key)?;
        }
        Ok(keys)
    }

    /// Whether a function of the program that is called for each item is: others are called from here as fast, and so are those for a few items.
    pub(super) fn is_worth_a_trace(&self, function: Value, items: Value) -> bool {
        const FEW: usize = 8;
        let length = match items.kind() {
            Kind::List => List(items).len(),
            Kind::Tuple => Tuple(items).len(),
            Kind::Dict | Kind::Set | Kind::FrozenSet => items.count(1),
            _ => usize::MAX,
        };
        function.is(Kind::Function) && length > FEW
    }

    /// Whether items have this method in Python: then a loop over them is worth a trace, which goes through it.
    pub(super) fn are_worth_a_trace(&self, items: Value, method: Name) -> bool {
        let first = match items.kind() {
            Kind::List => List(items).items(self).first().copied(),
            Kind::Tuple => Tuple(items).items().first().copied(),
            _ => None,
        };
        first.is_some_and(|first| {
            let method = first.is(Kind::Instance).then(|| self.special(first, method)).flatten();
            method.is_some_and(|method| self.is_worth_a_trace(method, items))
        })
    }

    /// Puts the items into an order given by their places.
    fn rearrange(&mut self, items: List, order: &[u32]) -> Result<(), Raised> {
        let old = items.to_vec();
        for (to, from) in items.items_mut(self).iter_mut().zip(order) {
            *to = old[*from as usize];
        }
        items.reordered(self);
        Ok(())
    }

    /// Whether `a` has to come before `b`.
    fn before(&mut self, keys: List, a: u32, b: u32, reverse: bool) -> Result<bool, Raised> {
        let (a, b) = (keys.get(a as usize), keys.get(b as usize));
        let (a, b) = if reverse { (b, a) } else { (a, b) };
        self.less(a, b)
    }

    /// The places of the keys in their order; equal keys keep theirs.
    fn merge_sort(&mut self, keys: List, reverse: bool) -> Result<Vec<u32>, Raised> {
        let count = keys.len();
        let mut order: Vec<u32> = (0..count as u32).collect();
        // Runs: already in order, or strictly the other way round.
        let mut runs = Vec::new();
        let mut start = 0;
        let shortest = shortest_run(count);
        while start < count {
            let mut end = start + 1;
            if end < count {
                let down = self.before(keys, order[end], order[start], reverse)?;
                end += 1;
                while end < count && self.before(keys, order[end], order[end - 1], reverse)? == down
                {
                    end += 1;
                }
                if down {
                    order[start..end].reverse();
                }
            }
            // Short runs are made longer by insertion.
            let wanted = (start + shortest).min(count);
            while end < wanted {
                let (mut low, mut high) = (start, end);
                while low < high {
                    let middle = (low + high) / 2;
                    if self.before(keys, order[end], order[middle], reverse)? {
                        high = middle;
                    } else {
                        low = middle + 1;
                    }
                }
                order[low..=end].rotate_right(1);
                end += 1;
            }
            runs.push((start, end));
            start = end;
        }
        while runs.len() > 1 {
            let mut merged = Vec::with_capacity(runs.len().div_ceil(2));
            for pair in runs.chunks(2) {
                if let [(start, middle), (_, end)] = *pair {
                    self.merge(keys, &mut order[start..end], middle - start, reverse)?;
                    merged.push((start, end));
                } else {
                    merged.push(pair[0]);
                }
            }
            runs = merged;
        }
        Ok(order)
    }

    /// Merges two neighbouring runs.
    fn merge(
        &mut self,
        keys: List,
        order: &mut [u32],
        middle: usize,
        reverse: bool,
    ) -> Result<(), Raised> {
        if !self.before(keys, order[middle], order[middle - 1], reverse)? {
            return Ok(());
        }
        let left = order[..middle].to_vec();
        let (mut a, mut b, mut to) = (0, middle, 0);
        while a < left.len() && b < order.len() {
            self.hear_each(to, 1024)?;
            if self.before(keys, order[b], left[a], reverse)? {
                order[to] = order[b];
                b += 1;
            } else {
                order[to] = left[a];
                a += 1;
            }
            to += 1;
        }
        let rest = left.len() - a;
        order[to..to + rest].copy_from_slice(&left[a..]);
        Ok(())
    }
}

/// Runs shorter than this are extended: everything if it is little, else such a length that the runs are a power of two, or just less.
fn shortest_run(count: usize) -> usize {
    let (mut count, mut rest) = (count, 0);
    while count >= 64 {
        rest |= count & 1;
        count >>= 1;
    }
    count + rest
}
