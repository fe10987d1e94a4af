import type { DescMessage } from "@bufbuild/protobuf";
import type { EventRow, NoticeRow } from "@callboard/catalog/events/event-row.ts";
import { NOTICES } from "@callboard/catalog/events/events.ts";
import { EVENT_ROWS, KNOWN_EVENTS, type EventName } from "@callboard/proto/known-events.ts";

const CASES = KNOWN_EVENTS.map(({ name, schema, row }) => [name, schema, row] as const);

/** Every field of a message that a row names. */
function fieldsOf({ live, notices, endsRights }: EventRow): readonly string[] {
  const ofLive = live.flatMap((one) => [
    ...one.keys,
    ...(one.people ?? []),
    ...(one.each ?? []),
    ...(one.company === true ? ["companyId"] : []),
    ...(one.companyAloneIf === undefined ? [] : [one.companyAloneIf]),
    ...Object.keys({ ...one.when, ...one.unless }),
  ]);
  const ofNotices = Object.values(notices).flatMap((one) => [
    ...Object.values(one.about),
    ...(one.others ?? []),
    ...Object.keys(one.when ?? {}),
  ]);
  return [...ofLive, ...ofNotices, ...(endsRights?.sessions ?? []), ...(endsRights?.streams ?? [])];
}

test.each(CASES)("the row of %s names fields of its message alone", (_name, schema: DescMessage, row) => {
  const known = schema.fields.map(({ localName }) => localName);
  expect(fieldsOf(row).filter((field) => !known.includes(field))).toEqual([]);
});

test.each(CASES)("%s notifies somebody, or says why it does not", (_name, _schema, row) => {
  expect(Object.keys(row.notices).length > 0).toBe(row.silent === undefined);
});

test("a notice that several events cause is the same in each", () => {
  const shown = ({ kind, listed, mailed, page }: NoticeRow) => ({ kind, listed, mailed, page });
  for (const { notices } of Object.values(EVENT_ROWS))
    for (const [name, row] of Object.entries(notices))
      expect([name, shown(row)]).toEqual([name, shown(NOTICES[name as keyof typeof NOTICES])]);
});

test("a message that is part of an event needs no row", () => {
  expect(KNOWN_EVENTS.map(({ name }) => name)).not.toContain("SearchMatch" as EventName);
});
