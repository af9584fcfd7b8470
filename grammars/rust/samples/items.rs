#![allow(dead_code)]
//! What a program is made of.
use std::{collections::HashMap as Map, fmt::*};

#[derive(Debug, Clone)]
pub(crate) struct Pair<'a, T: 'a + Clone = i32, const N: usize = 3>
where
    T: Copy,
{
    pub first: &'a T,
    rest: [u8; N],
}

enum Shape {
    Empty,
    Circle(f32),
    Square { side: u32 },
}

pub unsafe extern "C" fn apply<T: Fn(u8) -> u8>(function: T, values: Vec<Vec<u8>>) -> Result<u8, Box<dyn Error + Send>> {
    Ok(function(values[0][1]))
}

impl<'a, T> Iterator for Pair<'a, T>
where
    for<'b> T: From<&'b u8>,
{
    type Item = <T as Deref>::Target;
    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

macro_rules! sum {
    ($first:expr, $($rest:tt)*) => { $first + sum!($($rest)*) };
    () => { 0 };
}

trait Named: Clone + 'static {
    const NAME: &'static str;
    fn name(&self) -> ! {
        loop {}
    }
}

fn main() {
    let count: i32 = if first < second && third > fourth { 1 } else if let Some(one) = other { one } else { 3 };
    let Some(value) = option else { return };
    match value {
        1 | 2 => {}
        (left, right) if left > right => println!("{}", left << 2 >> 1),
        Shape::Square { side, .. } => Pair { first: 1, ..Default::default() }.next(),
        3..=5 => 1,
        _ => return,
    }
    'outer: for (i, each) in values.iter().enumerate() {
        while i >= 3 { break 'outer; }
    }
    let closure = move |a: &u8, (b, _)| -> u8 { a + b };
    let text = (b'c', 'd', "e\n", r#"f"g"#, 1.5e-3f32, 0xffu8, ..);
    unsafe { *pointer = &raw const value; }
    (left, right) = (1, 2);
    async move { read().await?.collect::<Vec<_>>() };
}
