//! Dispatch: from the table of bytecodes to their handlers, in three forms.
//!
//! * A table of functions that end in calls of each other (`tail`): the compiler makes jumps of them, and the state stays in
//!   registers. In release builds, on machines where that was seen to work.
//! * A loop around `step`, elsewhere.
//! * `step` itself, for the recorder.
//!
//! A handler's name is followed by those of the further tiers, tried in turn as each answers `Flow::Slow`. The last one may call; those before may not,
//! nor may anything in them take the machine's address.

// Raw state goes from handler to handler.
#![allow(unsafe_code)]

use super::frame::*;
use super::{header, unwind};
use crate::interp::guest::driver as guest;
use crate::interp::handlers::{
    arith, attr, build, call, compare, construct, generator, item, iterate, matching, method,
    own_hash, round, set_attr, shape, simple, slice, spread,
};
use crate::interp::import::modules as import;
use crate::vm::Vm;
use compare::{Branch, BranchImm, Store, StoreNegated, StoreNot};
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::machine::{Flow, Machine};

/// Calls `$callback! { Bytecode [fast] [mid] [slow]; .. }`; there may be a second mid tier. In a handler's name `M` is the machine.
macro_rules! handlers {
    ($callback:ident) => {
        $callback! {
            Move [simple::mov::<M>] [] [];
            LoadConst [simple::load_const::<M>] [] [];
            LoadInt [simple::load_int::<M>] [] [];
            LoadNull [simple::load_null::<M>] [] [];
            Line [simple::line::<M>] [] [];
            CheckBound [simple::check_bound::<M>] [] [simple::unbound::<M>];
            LoadGlobal [simple::load_global::<M>] [] [simple::no_global::<M>];
            StoreGlobal [simple::store_global::<M>] [] [simple::store_global_slow::<M>];
            DeleteGlobal [] [] [simple::delete_global::<M>];
            LoadScope [] [] [simple::load_scope::<M>];
            StoreScope [] [] [simple::store_scope::<M>];
            DeleteScope [] [] [simple::delete_scope::<M>];
            MakeCell [simple::make_cell::<M>] [] [simple::make_cell_slow::<M>];
            LoadCell [simple::load_cell::<M>] [] [simple::unbound::<M>];
            StoreCell [simple::store_cell::<M>] [] [simple::store_cell_slow::<M>];
            DeleteCell [] [] [simple::delete_cell::<M>];
            Park [] [] [build::park::<M>];
            Unpark [] [] [build::unpark::<M>];
            LoadClosure [simple::load_closure::<M>] [] [];
            LoadFree [simple::load_free::<M>] [] [simple::unbound::<M>];
            StoreFree [simple::store_free::<M>] [] [simple::store_free_slow::<M>];
            LoadName [] [] [simple::load_name::<M>];
            LoadSpilled [] [] [simple::load_spilled::<M>];
            LoadClassFree [] [] [simple::load_class_free::<M>];
            StoreName [] [] [simple::store_name::<M>];
            DeleteName [] [] [simple::delete_name::<M>];
            StartAnnotations [] [] [simple::start_annotations::<M>];

            Add [arith::int::<M, arith::Add>] [arith::float::<M, arith::Add>] [arith::slow::<M, arith::Add>];
            Sub [arith::int::<M, arith::Sub>] [arith::float::<M, arith::Sub>] [arith::slow::<M, arith::Sub>];
            Mul [arith::int::<M, arith::Mul>] [arith::float::<M, arith::Mul>] [arith::slow::<M, arith::Mul>];
            TrueDiv [] [arith::float::<M, arith::TrueDiv>] [arith::slow::<M, arith::TrueDiv>];
            FloorDiv [arith::int::<M, arith::FloorDiv>] [] [arith::slow::<M, arith::FloorDiv>];
            Mod [arith::int::<M, arith::Mod>] [] [arith::slow::<M, arith::Mod>];
            Pow [arith::int::<M, arith::Pow>] [] [arith::slow::<M, arith::Pow>];
            LShift [arith::int::<M, arith::LShift>] [] [arith::slow::<M, arith::LShift>];
            RShift [arith::int::<M, arith::RShift>] [] [arith::slow::<M, arith::RShift>];
            And [arith::int::<M, arith::And>] [] [arith::slow::<M, arith::And>];
            Or [arith::int::<M, arith::Or>] [] [arith::slow::<M, arith::Or>];
            Xor [arith::int::<M, arith::Xor>] [] [arith::slow::<M, arith::Xor>];
            MatMul [] [] [arith::slow::<M, arith::MatMul>];
            InplaceAdd [arith::int::<M, arith::Add>] [arith::float::<M, arith::Add>] [arith::inplace::<M, arith::Add>];
            InplaceSub [arith::int::<M, arith::Sub>] [arith::float::<M, arith::Sub>] [arith::inplace::<M, arith::Sub>];
            InplaceMul [arith::int::<M, arith::Mul>] [arith::float::<M, arith::Mul>] [arith::inplace::<M, arith::Mul>];
            InplaceTrueDiv [] [arith::float::<M, arith::TrueDiv>] [arith::inplace::<M, arith::TrueDiv>];
            InplaceFloorDiv [arith::int::<M, arith::FloorDiv>] [] [arith::inplace::<M, arith::FloorDiv>];
            InplaceMod [arith::int::<M, arith::Mod>] [] [arith::inplace::<M, arith::Mod>];
            InplacePow [arith::int::<M, arith::Pow>] [] [arith::inplace::<M, arith::Pow>];
            InplaceLShift [arith::int::<M, arith::LShift>] [] [arith::inplace::<M, arith::LShift>];
            InplaceRShift [arith::int::<M, arith::RShift>] [] [arith::inplace::<M, arith::RShift>];
            InplaceAnd [arith::int::<M, arith::And>] [] [arith::inplace::<M, arith::And>];
            InplaceOr [arith::int::<M, arith::Or>] [] [arith::inplace::<M, arith::Or>];
            InplaceXor [arith::int::<M, arith::Xor>] [] [arith::inplace::<M, arith::Xor>];
            InplaceMatMul [] [] [arith::inplace::<M, arith::MatMul>];
            AddImm [arith::add_imm::<M>] [arith::imm_float::<M, arith::Add>] [arith::slow::<M, arith::Add>];
            SubImm [arith::sub_imm::<M>] [arith::imm_float::<M, arith::Sub>] [arith::slow::<M, arith::Sub>];
            InplaceAddImm [arith::add_imm::<M>] [arith::imm_float::<M, arith::Add>] [arith::inplace::<M, arith::Add>];
            InplaceSubImm [arith::sub_imm::<M>] [arith::imm_float::<M, arith::Sub>] [arith::inplace::<M, arith::Sub>];
            AddFloat [arith::both_float::<M, arith::Add>] [arith::unquicken::<M, arith::Add>] [arith::slow::<M, arith::Add>];
            SubFloat [arith::both_float::<M, arith::Sub>] [arith::unquicken::<M, arith::Sub>] [arith::slow::<M, arith::Sub>];
            MulFloat [arith::both_float::<M, arith::Mul>] [arith::unquicken::<M, arith::Mul>] [arith::slow::<M, arith::Mul>];
            TrueDivFloat [arith::both_float::<M, arith::TrueDiv>] [arith::unquicken::<M, arith::TrueDiv>] [arith::slow::<M, arith::TrueDiv>];
            InplaceAddFloat [arith::both_float::<M, arith::Add>] [arith::unquicken::<M, arith::Add>] [arith::inplace::<M, arith::Add>];
            InplaceSubFloat [arith::both_float::<M, arith::Sub>] [arith::unquicken::<M, arith::Sub>] [arith::inplace::<M, arith::Sub>];
            InplaceMulFloat [arith::both_float::<M, arith::Mul>] [arith::unquicken::<M, arith::Mul>] [arith::inplace::<M, arith::Mul>];
            Neg [arith::neg::<M>] [arith::neg_float::<M>] [arith::unary::<M>];
            Pos [arith::pos::<M>] [] [arith::unary::<M>];
            Invert [arith::invert::<M>] [] [arith::unary::<M>];
            Not [compare::not_bool::<M>] [] [compare::truth_slow::<M, StoreNot>];

            Lt [compare::int::<M, compare::Lt, Store>] [compare::float::<M, compare::Lt, Store>] [compare::slow::<M, compare::Lt, Store>];
            Le [compare::int::<M, compare::Le, Store>] [compare::float::<M, compare::Le, Store>] [compare::slow::<M, compare::Le, Store>];
            Eq [compare::int::<M, compare::Eq, Store>] [compare::float::<M, compare::Eq, Store>] [compare::slow::<M, compare::Eq, Store>];
            Ne [compare::int::<M, compare::Ne, Store>] [compare::float::<M, compare::Ne, Store>] [compare::slow::<M, compare::Ne, Store>];
            Gt [compare::int::<M, compare::Gt, Store>] [compare::float::<M, compare::Gt, Store>] [compare::slow::<M, compare::Gt, Store>];
            Ge [compare::int::<M, compare::Ge, Store>] [compare::float::<M, compare::Ge, Store>] [compare::slow::<M, compare::Ge, Store>];
            Is [compare::is::<M, Store, true>] [] [];
            IsNot [compare::is::<M, Store, false>] [] [];
            In [] [] [compare::contains::<M, Store>];
            NotIn [] [] [compare::contains::<M, StoreNegated>];

            Jump [compare::jump_always::<M>] [] [];
            JumpLoop [header::jump::<M>] [] [];
            Loop [header::repeat::<M>] [] [header::attend::<M>];
            PassLoop [guest::pass::<M>] [] [guest::attend::<M>];
            Enter [header::enter::<M>] [] [header::attend::<M>];
            Unlinked [] [] [header::link::<M>];
            ShownEnter [header::enter_shown::<M>] [] [header::attend::<M>];
            PassEnter [guest::enter::<M>] [] [guest::attend_entry::<M>];
            JumpTrue [compare::jump_bool::<M, true>] [compare::jump_plain::<M, true>] [compare::truth_slow::<M, Branch<true>>];
            JumpFalse [compare::jump_bool::<M, false>] [compare::jump_plain::<M, false>] [compare::truth_slow::<M, Branch<false>>];
            JumpLt [compare::int::<M, compare::Lt, Branch<true>>] [compare::float::<M, compare::Lt, Branch<true>>] [compare::slow::<M, compare::Lt, Branch<true>>];
            JumpLe [compare::int::<M, compare::Le, Branch<true>>] [compare::float::<M, compare::Le, Branch<true>>] [compare::slow::<M, compare::Le, Branch<true>>];
            JumpEq [compare::int::<M, compare::Eq, Branch<true>>] [compare::float::<M, compare::Eq, Branch<true>>] [compare::slow::<M, compare::Eq, Branch<true>>];
            JumpNe [compare::int::<M, compare::Ne, Branch<true>>] [compare::float::<M, compare::Ne, Branch<true>>] [compare::slow::<M, compare::Ne, Branch<true>>];
            JumpGt [compare::int::<M, compare::Gt, Branch<true>>] [compare::float::<M, compare::Gt, Branch<true>>] [compare::slow::<M, compare::Gt, Branch<true>>];
            JumpGe [compare::int::<M, compare::Ge, Branch<true>>] [compare::float::<M, compare::Ge, Branch<true>>] [compare::slow::<M, compare::Ge, Branch<true>>];
            JumpNotLt [compare::int::<M, compare::Lt, Branch<false>>] [compare::float::<M, compare::Lt, Branch<false>>] [compare::slow::<M, compare::Lt, Branch<false>>];
            JumpNotLe [compare::int::<M, compare::Le, Branch<false>>] [compare::float::<M, compare::Le, Branch<false>>] [compare::slow::<M, compare::Le, Branch<false>>];
            JumpNotEq [compare::int::<M, compare::Eq, Branch<false>>] [compare::float::<M, compare::Eq, Branch<false>>] [compare::slow::<M, compare::Eq, Branch<false>>];
            JumpNotNe [compare::int::<M, compare::Ne, Branch<false>>] [compare::float::<M, compare::Ne, Branch<false>>] [compare::slow::<M, compare::Ne, Branch<false>>];
            JumpNotGt [compare::int::<M, compare::Gt, Branch<false>>] [compare::float::<M, compare::Gt, Branch<false>>] [compare::slow::<M, compare::Gt, Branch<false>>];
            JumpNotGe [compare::int::<M, compare::Ge, Branch<false>>] [compare::float::<M, compare::Ge, Branch<false>>] [compare::slow::<M, compare::Ge, Branch<false>>];
            JumpLtImm [compare::int_imm::<M, compare::Lt, BranchImm<true>>] [compare::float::<M, compare::Lt, BranchImm<true>>] [compare::slow::<M, compare::Lt, BranchImm<true>>];
            JumpLeImm [compare::int_imm::<M, compare::Le, BranchImm<true>>] [compare::float::<M, compare::Le, BranchImm<true>>] [compare::slow::<M, compare::Le, BranchImm<true>>];
            JumpEqImm [compare::int_imm::<M, compare::Eq, BranchImm<true>>] [compare::float::<M, compare::Eq, BranchImm<true>>] [compare::slow::<M, compare::Eq, BranchImm<true>>];
            JumpNeImm [compare::int_imm::<M, compare::Ne, BranchImm<true>>] [compare::float::<M, compare::Ne, BranchImm<true>>] [compare::slow::<M, compare::Ne, BranchImm<true>>];
            JumpGtImm [compare::int_imm::<M, compare::Gt, BranchImm<true>>] [compare::float::<M, compare::Gt, BranchImm<true>>] [compare::slow::<M, compare::Gt, BranchImm<true>>];
            JumpGeImm [compare::int_imm::<M, compare::Ge, BranchImm<true>>] [compare::float::<M, compare::Ge, BranchImm<true>>] [compare::slow::<M, compare::Ge, BranchImm<true>>];
            JumpNotLtImm [compare::int_imm::<M, compare::Lt, BranchImm<false>>] [compare::float::<M, compare::Lt, BranchImm<false>>] [compare::slow::<M, compare::Lt, BranchImm<false>>];
            JumpNotLeImm [compare::int_imm::<M, compare::Le, BranchImm<false>>] [compare::float::<M, compare::Le, BranchImm<false>>] [compare::slow::<M, compare::Le, BranchImm<false>>];
            JumpNotEqImm [compare::int_imm::<M, compare::Eq, BranchImm<false>>] [compare::float::<M, compare::Eq, BranchImm<false>>] [compare::slow::<M, compare::Eq, BranchImm<false>>];
            JumpNotNeImm [compare::int_imm::<M, compare::Ne, BranchImm<false>>] [compare::float::<M, compare::Ne, BranchImm<false>>] [compare::slow::<M, compare::Ne, BranchImm<false>>];
            JumpNotGtImm [compare::int_imm::<M, compare::Gt, BranchImm<false>>] [compare::float::<M, compare::Gt, BranchImm<false>>] [compare::slow::<M, compare::Gt, BranchImm<false>>];
            JumpNotGeImm [compare::int_imm::<M, compare::Ge, BranchImm<false>>] [compare::float::<M, compare::Ge, BranchImm<false>>] [compare::slow::<M, compare::Ge, BranchImm<false>>];
            JumpIs [compare::is::<M, Branch<true>, true>] [] [];
            JumpIsNot [compare::is::<M, Branch<true>, false>] [] [];
            JumpNotBuiltin [] [] [generator::jump_not_builtin::<M>];
            JumpNotLazy [] [] [generator::jump_not_lazy::<M>];
            JumpNone [compare::jump_none::<M, true>] [] [];
            JumpNotNone [compare::jump_none::<M, false>] [] [];
            Length [] [] [matching::length::<M>];
            JumpNotSequence [] [] [matching::jump_not_sequence::<M>];
            JumpNotMapping [] [] [matching::jump_not_mapping::<M>];
            MatchKeys [] [] [matching::match_keys::<M>];
            MatchRest [] [] [matching::match_rest::<M>];
            MatchClass [] [] [matching::match_class::<M>];
            JumpIn [] [] [compare::contains::<M, Branch<true>>];
            JumpNotIn [] [] [compare::contains::<M, Branch<false>>];

            GetAttr [attr::get::<M>] [attr::get_cached::<M>] [attr::get_slow::<M>];
            SetAttr [set_attr::set::<M>] [set_attr::set_new::<M>] [set_attr::set_slow::<M>];
            DeleteAttr [] [] [shape::delete::<M>];
            LoadSpecial [] [] [attr::load_special::<M>];
            GetItem [item::get_list::<M>] [item::get_other::<M>, item::get_char::<M>] [item::get_slow::<M>];
            GetItemImm [item::get_list_imm::<M>] [item::get_tuple_imm::<M>] [item::get_slow::<M>];
            SetItem [item::set_list::<M>] [] [item::set_slow::<M>];
            DeleteItem [] [] [item::delete::<M>];
            GetSlice [] [] [slice::get::<M>];
            SetSlice [] [] [slice::set::<M>];
            DeleteSlice [] [] [slice::delete::<M>];

            BuildTuple [] [build::build_tuple_quickly::<M>] [build::build_tuple::<M>];
            BuildList [] [build::build_list_quickly::<M>] [build::build_list::<M>];
            BuildListFor [] [] [build::build_list_for::<M>];
            BuildSet [] [] [build::build_set::<M>];
            BuildDict [] [] [build::build_dict::<M>];
            BuildSlice [] [] [build::build_slice::<M>];
            BuildString [] [] [build::build_string::<M>];
            ListAppend [build::list_append::<M>] [] [build::list_append_slow::<M>];
            ListExtend [] [] [build::list_extend::<M>];
            ListToTuple [] [] [build::list_to_tuple::<M>];
            SetAdd [] [] [build::set_add::<M>];
            SetUpdate [] [] [build::set_update::<M>];
            DictSet [] [] [build::dict_set::<M>];
            DictUpdate [] [] [build::dict_update::<M>];
            DictMerge [] [] [build::dict_merge::<M>];
            Format [] [] [build::format::<M>];
            Unpack [] [build::unpack_quickly::<M>] [build::unpack::<M>];
            UnpackLong [] [] [build::unpack_long::<M>];
            UnpackRest [] [] [build::unpack_rest::<M>];

            GetIter [] [iterate::get_iter_quickly::<M>] [iterate::get_iter::<M>];
            ForIter [iterate::for_range::<M>] [iterate::for_sequence::<M>, iterate::for_other::<M>] [iterate::for_slow::<M>];

            Call [call::call::<M>] [construct::call_planned::<M>, call::call_quick_builtin::<M>] [call::call_slow::<M>];
            CallKw [] [] [call::call_kw::<M>];
            MergePoint [] [] [guest::merge_point::<M>];
            CanEnter [] [] [guest::merge_point::<M>];
            CallEx [] [] [spread::call_ex::<M>];
            CallMethod [method::call_method::<M>] [method::call_method_cached::<M>, method::call_quick_method::<M>] [method::call_method_slow::<M>];
            LoadMethod [method::load_method::<M>] [method::load_method_cached::<M>] [method::load_method_slow::<M>];
            CallLoaded [method::call_loaded::<M>] [method::call_loaded_quick::<M>] [method::call_loaded_slow::<M>];
            Return [call::ret::<M>] [call::ret_construct::<M>] [call::ret_slow::<M>];
            MakeFunction [] [] [build::make_function::<M>];
            BuildClass [] [] [build::build_class::<M>];
            Import [] [] [import::import::<M>];
            ImportFrom [] [] [import::import_from::<M>];
            ImportStar [] [] [import::import_star::<M>];

            MakeGenerator [] [generator::make::<M>] [generator::make_slow::<M>];
            Yield [] [generator::suspend::<M, 1>] [generator::suspend_slow::<M>];
            Relay [] [generator::suspend::<M, 2>] [generator::suspend_slow::<M>];
            Send [] [generator::send::<M>] [generator::send_slow::<M>];
            GetYieldIter [] [] [generator::get_yield_iter::<M>];
            GetAwaitable [] [] [generator::get_awaitable::<M>];
            GetAsyncIter [] [] [generator::get_async_iter::<M>];
            GetAsyncNext [] [] [generator::get_async_next::<M>];
            JumpNotAsyncStop [] [] [generator::jump_not_async_stop::<M>];
            WrapAsync [] [] [generator::wrap_async::<M>];
            Finish [] [generator::finish::<M>] [generator::finish_slow::<M>];
            EndRound [] [] [round::end::<M>];
            SkipRound [] [] [round::skip::<M>];
            CountRound [round::count::<M>] [] [round::count_slow::<M>];
            EndZip [] [] [round::end_zip::<M>];

            HashKey [] [] [own_hash::hash_key::<M>];
            FindKey [] [] [own_hash::find_key::<M>];
            LoadTable [] [] [own_hash::load_table::<M>];
            LoadKey [] [] [own_hash::load_key::<M>];
            TellApart [] [] [own_hash::tell_apart::<M>];
            JumpRebuilt [] [] [own_hash::jump_rebuilt::<M>];
            JumpShort [] [] [own_hash::jump_short::<M>];
            JumpReplaced [] [] [own_hash::jump_replaced::<M>];
            LoadEntry [] [] [own_hash::load_entry::<M>];
            StoreEntry [] [] [own_hash::store_entry::<M>];
            AddKey [] [] [own_hash::add_key::<M>];
            NoKey [] [] [own_hash::no_key::<M>];

            Raise [] [] [unwind::raise::<M>];
            RaiseFrom [] [] [unwind::raise_from::<M>];
            Reraise [] [] [unwind::reraise::<M>];
            RaiseCurrent [] [] [unwind::raise_current::<M>];
            PushHandled [] [] [unwind::push_handled::<M>];
            PopHandled [] [] [unwind::pop_handled::<M>];
            JumpNoMatch [] [] [unwind::jump_no_match::<M>];
            SplitGroup [] [] [build::split_group::<M>];
            JoinGroup [] [] [build::join_group::<M>];
            Display [] [] [simple::display::<M>];
            AssertionFailed [] [] [unwind::assertion_failed::<M>];
        }
    };
}

macro_rules! define_step {
    ($($name:ident [$($fast:expr)?] [$($mid:expr $(, $more:expr)?)?] [$($slow:expr)?];)*) => {
        /// Runs the bytecode at `m.pc()`, through its tiers.
        pub fn step<M: Machine>(m: &M) -> Flow {
            let i = instruction(m.pc());
            match i.opcode() {
                $(Opcode::$name => {
                    $(let flow = $fast(m, i); if flow != Flow::Slow { return flow; })?
                    $(let flow = $mid(m, i); if flow != Flow::Slow { return flow; }
                    $(let flow = $more(m, i); if flow != Flow::Slow { return flow; })?)?
                    $(let flow = $slow(m, i); if flow != Flow::Slow { return flow; })?
                })*
            }
            unreachable!("no tier for {:?}", i.opcode())
        }
    };
}

handlers!(define_step);

/// Runs the one instruction at `pc`: what it did, where it goes on, and in which window.
pub fn execute_one(vm: &mut Vm, pc: Pc, base: *mut u64) -> (Flow, Pc, *mut u64) {
    chosen::execute_one(vm, pc, base)
}

/// Raises what is pending in one frame: [`Flow::Next`] is its handler, [`Flow::Raise`] the frame around. If `is_told`, the traceback has the frame already.
pub fn unwind_one(vm: &mut Vm, pc: Pc, base: *mut u64, is_told: bool) -> (Flow, Pc, *mut u64) {
    let m = machine(pc, base, vm);
    let flow = unwind::unwind_told(&m, is_told);
    (flow, m.pc(), m.base())
}

/// Runs from `pc` on, or first raises there what is pending, until [`Flow::Exit`] or [`Flow::Hot`], and says where that is.
pub fn execute(vm: &mut Vm, pc: Pc, base: *mut u64, raising: bool) -> (Flow, Pc, *mut u64) {
    chosen::execute(vm, pc, base, raising)
}

#[cfg(any(debug_assertions, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod chosen {
    use super::*;

    pub(in crate::interp) fn execute_one(
        vm: &mut Vm,
        pc: Pc,
        base: *mut u64,
    ) -> (Flow, Pc, *mut u64) {
        let m = machine(pc, base, vm);
        (step(&m), m.pc(), m.base())
    }

    pub(in crate::interp) fn execute(
        vm: &mut Vm,
        pc: Pc,
        base: *mut u64,
        raising: bool,
    ) -> (Flow, Pc, *mut u64) {
        let m = machine(pc, base, vm);
        let mut flow = if raising { Flow::Raise } else { Flow::Next };
        loop {
            flow = match flow {
                Flow::Next => step(&m),
                Flow::Raise => unwind::unwind(&m),
                _ => return (flow, m.pc(), m.base()),
            }
        }
    }
}

#[cfg(not(any(debug_assertions, not(any(target_arch = "x86_64", target_arch = "aarch64")))))]
use super::tail as chosen;

#[cfg(not(any(debug_assertions, not(any(target_arch = "x86_64", target_arch = "aarch64")))))]
pub(in crate::interp) use handlers;
