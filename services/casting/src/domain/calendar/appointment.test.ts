import { revise, uidOf, type Appointment, type PublishedAppointment } from "./appointment.ts";
import type { CalendarEntry } from "./entry.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const BEFORE = new Date("2027-02-20T12:00:00Z");
const audition: Appointment = {
  kind: "Audition",
  round: 1,
  tentative: true,
  startsAt: "2027-03-14T10:00:00.000Z",
  endsAt: "2027-03-14T10:20:00.000Z",
  zone: "Europe/Istanbul",
  projectId: "p",
  positionId: "r",
  userId: "u",
  companyId: "c",
  submissionId: "s",
  slotId: "t",
  project: "The Harbour",
  role: "Captain",
  person: "Ada Lovelace",
  place: "Room 4",
  link: "",
  message: "",
  terms: null,
};
const { terms: _, ...fromBefore } = audition;
const given = (facts: Partial<Appointment> = {}, cancelledAt: Date | null = null) =>
  givenAs({ ...audition, ...facts }, cancelledAt);
const givenAs = (
  appointment: Omit<Appointment, "terms">,
  cancelledAt: Date | null = null,
): PublishedAppointment => ({
  uid: "a",
  appointment: appointment as Appointment,
  sequence: 3,
  modifiedAt: BEFORE,
  cancelledAt,
});
const over = { startsAt: "2027-02-28T10:00:00.000Z", endsAt: "2027-02-28T10:20:00.000Z" };
const yesterday = { startsAt: "2027-02-28T00:00:00.000Z", endsAt: null };
const today = { startsAt: "2027-03-01T00:00:00.000Z", endsAt: null };

test.each([
  ["given for the first time", audition, [], [0, NOW, null]],
  ["as it was", audition, [given()], [3, BEFORE, null]],
  ["as a version recorded it that knew no terms", audition, [givenAs(fromBefore)], [3, BEFORE, null]],
  [
    "of another fee",
    { ...audition, terms: '{"fee":900}' },
    [given({ terms: '{"fee":800}' })],
    [4, NOW, null],
  ],
  ["confirmed", { ...audition, tentative: false }, [given()], [4, NOW, null]],
  ["moved", { ...audition, startsAt: "2027-03-15T10:00:00.000Z" }, [given()], [4, NOW, null]],
  ["elsewhere", { ...audition, place: "Room 5" }, [given()], [4, NOW, null]],
  ["there again", audition, [given({}, BEFORE)], [4, NOW, null]],
  ["gone before it began", null, [given()], [4, NOW, NOW]],
  ["cancelled nine days ago", null, [given({}, BEFORE)], [3, BEFORE, BEFORE]],
  ["cancelled 30 days ago", null, [given({}, new Date("2027-01-30T12:00:00Z"))], null],
  ["an audition that is over, of a submission that moved on", null, [given(over)], [3, BEFORE, null]],
  ["a held day that is over and was freed", null, [given({ ...yesterday, kind: "Hold" })], null],
  ["a held day that was freed on the day", null, [given({ ...today, kind: "Hold" })], [4, NOW, NOW]],
] as const)("an appointment that is %s", (_name, current, before, expected) => {
  const { shown, changed } = revise(new Map(current ? [["a", current]] : []), before, NOW);
  expect(shown.map((one) => [one.sequence, one.modifiedAt, one.cancelledAt])).toEqual(
    expected ? [expected] : [],
  );
  expect(changed).toEqual(shown.filter(({ modifiedAt }) => modifiedAt === NOW));
});

test.each([
  [{ kind: "Audition", id: "s/t", submissionId: "s", round: 2 }, "s/audition/2@callboard"],
  [{ kind: "Booking", id: "s/2027-03-14", submissionId: "s", round: 2 }, "s/2027-03-14@callboard"],
  [{ kind: "Filming", id: "filming/f", submissionId: null, round: 1 }, "filming/f@callboard"],
] as const)("%j is %s in all calendars", (entry, uid) => {
  expect(uidOf(entry as unknown as CalendarEntry)).toBe(uid);
});
