// Package sample holds every statement.
package sample

import "fmt"
import (
	. "math"
	str "strings"

	_ "example.org/yaml/v3"
)

const (
	A, B int = iota, -iota
	C, D
)

var table = map[string][]struct{ a, b int }{"x": {{1, 2}, {a: 3}}, "y": nil,}

func (s *stack) push(values ...float64) (n int, err error) {
	if n := len(values); n > 0 && !s.full() {
		s.values = append(s.values, values...)
	} else if n < 0 {
		return
	} else {
		panic("no values")
	}
outer:
	for i := 0; i < 10; i++ {
		for range 3 {
			continue outer
		}
		for k, v := range map[string]int{"a": 1} { _, _ = k, v; break }
		for i < 3 { i += 2 }
		for { goto outer }
	}
	switch x := any(s).(type) {
	case nil, *stack:
		{
		}
		fallthrough
	default:
		_ = x
	}
	switch { case n == 1: }
	select {
	case v, ok := <-s.in:
		s.out <- v + '\u0041'; s.ok = ok
	case s.out <- 0x1p-2i:
	}
	defer func() { recover() }()
	go fmt.Println(`raw
string`, Pi, str.Repeat("a", 3)[1:2:3][:])
	for _, f := range []func() int{func() int { return 1 }} {
		f()
	}
	if v, ok := s.m[struct{ k int }{1}]; ok { *v, (*v) = &point{1,
		2}, <-s.c }
	n++
	a, b := b &^ a, a
	return n, nil
}
