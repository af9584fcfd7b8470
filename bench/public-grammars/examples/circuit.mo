within Electrical;
package Circuits "Small circuits"
  connector Pin
    Real v;
    flow Real i;
  end Pin;

  partial model TwoPin "What has two pins"
    Pin p, n;
    Real v;
    Real i;
  equation
    v = p.v - n.v;
    0 = p.i + n.i;
    i = p.i;
  end TwoPin;

  model Resistor
    extends TwoPin;
    parameter Real R(min = 0, start = 1) = 100 "Resistance";
  equation
    v = R * i;
  end Resistor;

  function limit
    input Real x;
    input Real top = 10;
    output Real y;
  algorithm
    if x > top then
      y := top;
    elseif x < -top then
      y := -top;
    else
      y := x;
    end if;
    for k in 1:3 loop
      y := y + 0.5 ^ k;
    end for;
  end limit;

  model Network
    Resistor r1(R = 10), r2;
    Real total[2] = {r1.v + r2.v, limit(r1.i, top = 5)};
  equation
    connect(r1.n, r2.p);
    when r1.v > 5 then
      reinit(r2.i, 0);
    end when;
    der(r1.i) = if time < 1 then 0 else sin(time);
  annotation (experiment(StopTime = 5));
  end Network;
end Circuits;
