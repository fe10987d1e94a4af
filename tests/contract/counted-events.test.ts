import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { subjectOf } from "@callboard/bus/event.ts";
import { counterHandlers } from "@callboard/projects/adapters/events/counters.ts";

test("the counters of projects follow the events whose rows say so", () => {
  const counted = KNOWN_EVENTS.filter(({ row }) => row.counted === true).map(({ schema }) =>
    subjectOf(schema),
  );
  expect(
    counterHandlers()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(counted.toSorted());
});
