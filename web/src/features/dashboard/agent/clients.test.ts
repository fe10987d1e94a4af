import { clientsOf, isUnder } from "./clients.ts";

type Links = Parameters<typeof clientsOf>[0];
type Known = NonNullable<Parameters<typeof clientsOf>[1]>;

const NOW = Date.parse("2026-11-28T12:00:00Z");

const link = (key: string, Status = "Linked", Completeness = 90) => ({
  Data: { Status, Talent: { PK: key, SK: key, Data: { FirstName: key, LastName: "", Completeness } } },
});
const user = (UserId: string, counts: Readonly<Record<string, number>>) => ({
  UserId,
  Stages: Object.entries(counts).map(([Stage, Count]) => ({ Stage, Count })),
});
const audition = (key: string, StartsAt: string) => ({
  Id: StartsAt,
  StartsAt,
  Position: null,
  User: { PK: key, SK: key },
});

const LINKS = [
  link("USR#1"),
  link("USR#2"),
  link("USR#3", "Ended"),
  link("USR#4", "Invited"),
] as unknown as Links;
const KNOWN = {
  getSubmissionsByStage: {
    Users: [
      user("USR#1", {
        Open: 140,
        Seen: 120,
        Consideration: 9,
        Availability: 2,
        Audition: 9,
        Booked: 3,
        Past: 700,
      }),
      user("USR#2", { Open: 12, Audition: 12 }),
      user("USR#3", { Open: 5 }),
    ],
  },
  getCalendar: [
    audition("USR#1", "2026-11-28T11:00:00Z"),
    audition("USR#2", "2026-11-29T09:00:00Z"),
    audition("USR#1", "2026-11-30T09:00:00Z"),
    audition("USR#1", "2026-12-01T09:00:00Z"),
  ],
} as unknown as Known;

test("counts are those of the server, and the next audition is the first that is still to come", () => {
  expect(clientsOf(LINKS, KNOWN, NOW)).toMatchObject([
    { key: "USR#2", open: 12, considered: 0, auditions: 12, booked: 0, next: "2026-11-29T09:00:00Z" },
    { key: "USR#1", open: 140, considered: 11, auditions: 9, booked: 3, next: "2026-11-30T09:00:00Z" },
    { key: "USR#4", linked: false, open: 0, auditions: 0, next: null },
  ]);
});

test("before the server has counted, no client has any", () => {
  expect(clientsOf(LINKS, undefined, NOW).map(({ open, next }) => [open, next])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});

test("a client with open submissions is moving, one without is quiet", () => {
  const [moving, , invited] = clientsOf(LINKS, KNOWN, NOW);
  const [quiet] = clientsOf(LINKS, undefined, NOW);
  expect([moving, quiet, invited].map((one) => one && isUnder("moving", one))).toEqual([true, false, false]);
  expect([moving, quiet, invited].map((one) => one && isUnder("quiet", one))).toEqual([false, true, false]);
});
