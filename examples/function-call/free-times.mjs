/** The program under test: the times in which a room is free, in minutes since midnight. */
export function freeTimes(calendar, { room, dayEnds }) {
  const meetings = [...(calendar.get(room) ?? [])].sort((a, b) => a.start - b.start);
  const free = [];
  let end = 0;
  for (const meeting of meetings) {
    if (meeting.start > end) free.push({ from: end, to: meeting.start });
    end = meeting.end; // wrong if an earlier meeting lasts longer
  }
  if (end < dayEnds) free.push({ from: end, to: dayEnds });
  for (const { from, to } of free) {
    const meeting = meetings.find(({ start, end }) => start < to && from < end);
    if (meeting) throw new Error("The room is free during a meeting.");
  }
  return free;
}
