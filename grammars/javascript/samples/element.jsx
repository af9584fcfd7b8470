const a = <b c="d" e='f' g:h={i} {...j} k>l &amp; m {n} {/* o */}<p.q/>{...r}<></>
  <s t=<u/>></s></b>
return a < b > c ? <d>{`e${<f/>}`}</d> : <g-h/>;
