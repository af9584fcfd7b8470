;; A module with folded and flat code.
(module $example
  (type $t (func (param i32 i32) (result i32)))
  (import "env" "log" (func $log (param i32)))
  (memory (export "memory") 1 2)
  (global $g (mut i64) (i64.const -0x1_0))
  (table 1 funcref)
  (elem (i32.const 0) $add)
  (data (i32.const 8) "a\00b" "\u{1F600}")
  (func $add (export "add") (type $t) (param $a i32) (param $b i32) (result i32)
    (local $c f64)
    block $out (result i32)
      local.get $a
      i32.eqz
      if $zero (; nothing to add ;)
        local.get $b
        br $out
      else
        (call $log (i32.load offset=4 align=1 (local.get $a)))
      end
      (f64.add (f64.const nan:0x8) (f64.const inf))
      local.set $c
      (i32.add (local.get $a) (local.get $b))
    end))
