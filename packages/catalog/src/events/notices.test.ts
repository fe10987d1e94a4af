import { EVERYBODY } from "./event-row.ts";
import { NOTICE_NAMES, NOTICES } from "./events.ts";
import { isForEverybody } from "./notice-path.ts";
import { NOTICE_KINDS, noticeKindsOf } from "./notices.ts";

/** Whom the notices of a kind reach, by the rows of events. Invitations go to addresses, which have no settings. */
function reached(kind: string): ReadonlySet<string> {
  const rows = NOTICE_NAMES.filter((name) => NOTICES[name].kind === kind);
  const readers = rows.flatMap((name) =>
    isForEverybody(name) ? EVERYBODY : [...NOTICES[name].listed, ...NOTICES[name].mailed],
  );
  return new Set(readers.filter((reader) => reader !== "invitee"));
}

test.each(NOTICE_KINDS)("$value is set by those whom its events reach", ({ value, readers }) => {
  expect(new Set(readers)).toEqual(reached(value));
});

test("casting sets what reaches casting, and with a second role what reaches that", () => {
  expect(noticeKindsOf(["Production"])).not.toContain("Offer");
  expect(noticeKindsOf(["Production"])).toContain("Submission");
  expect(noticeKindsOf(["Production", "Agent"])).toEqual(expect.arrayContaining(["Offer", "Submission"]));
  expect(noticeKindsOf([])).toEqual([]);
});
