freeTimes(new Map([["a", [{ start: 0, end: 1 }, { end: 0 }]]]), { room: "a", dayEnds: 1 });
