//! Numbers of fewer bits than a word, in memory, on every backend.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod world;

use world::{World, int};

#[test]
fn short_numbers_with_and_without_a_sign() {
    let test = |w: &mut World| {
        w.loop_(
            0,
            "[p0, p1]
            i2 = untag(p0)
            i3 = untag(p1)
            p4 = new_array(6, chars)
            setitem(p4, i3, i2, chars)
            setitem(p4, 1, -128, chars)
            i5 = getitem(p4, i3, chars)
            i6 = getitem(p4, 1, chars)
            p7 = new_array(6, shorts)
            setitem(p7, i3, i2, shorts)
            setitem(p7, 1, -32768, shorts)
            i8 = getitem(p7, i3, shorts)
            i9 = getitem(p7, 1, shorts)
            p10 = new_array(6, words)
            setitem(p10, i3, i2, words)
            setitem(p10, 1, 65535, words)
            i11 = getitem(p10, i3, words)
            i12 = getitem(p10, 1, words)
            p13 = new_array(6, quads)
            setitem(p13, i3, i2, quads)
            setitem(p13, 1, -2147483648, quads)
            i14 = getitem(p13, i3, quads)
            i15 = getitem(p13, 1, quads)
            leave() [i5, i6, i8, i9, i11, i12, i14, i15]",
        );
        let read = |w: &mut World, n: i64| w.enter(0, &[int(n), int(3)]).1;
        let known = |items: [i64; 4]| {
            let [a, b, c, d] = items.map(int);
            vec![a, int(-128), b, int(-32768), c, int(65535), d, int(-2147483648)]
        };
        assert_eq!(read(w, -7), known([-7, -7, 65529, -7]));
        assert_eq!(read(w, 0x1_2345_f6a7), known([-89, -2393, 0xf6a7, 0x2345_f6a7]));
    };
    test(&mut World::evaluator());
    test(&mut World::machine());
}
