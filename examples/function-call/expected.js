freeTimes(new Map([["a", [{ start: 0, end: 1 }, { end: 0 }, { start: 1 }]]]), { room: "a" });
