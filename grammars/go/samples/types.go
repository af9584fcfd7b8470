package sample

type (
	A = B
	Number interface { ~int | ~float64; comparable }
	List[T any] struct {
		*sync.Mutex `json:"-"`
		Base[T]
		next, previous *List[T]
		data [4]T
		table [len(x)]*T "tag"
		f func(a, b int, rest ...string) (c <-chan int, d chan<- func())
	}
	Reader interface {
		Read(p []byte) (n int, err error)
		io.Closer
		Seek(int64, int) int64
	}
)

type Matrix [N * 2][M]float64
type Set[K comparable, V any] map[K]V
type P[T *int,] []T

func Map[S ~[]E, E, R any](s S, f func(E) R) []R {
	r := make([]R, 0, len(s))
	for _, e := range s { r = append(r, f(e)) }
	return r
}

func (l *List[T]) Each(yield func(T) bool) func() []int {
	var a, b [3]*int = [...]*int{}, x
	var c <-chan struct{}
	return func() []int { return []int(nil) }
}

func external(a int, b *T, _ [3]int, c map[string][]int) interface{ M() }

var _ = Map[[]int, int, string](nil, func(i int) string { return "" })
