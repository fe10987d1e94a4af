import { fitLineOf } from "./fit-line.ts";

const role = (PositionName: string, Fit: { Met: number; Of: number } | null, status?: string) => ({
  Data: {
    PositionName,
    Fit,
    TakesSubmissions: true,
    ViewerSubmission: status ? { Data: { BookingStatus: status } } : null,
  },
});
const held = (PositionName: string, Met: number) => ({
  Data: { ...role(PositionName, { Met, Of: 3 }).Data, TakesSubmissions: false },
});

test.each([
  ["no roles", [], null],
  ["nobody's profile counts", [role("June", null)], null],
  ["no role comes near", [role("June", { Met: 0, Of: 3 })], null],
  [
    "two of three fit, one because it asks for nothing",
    [role("June", { Met: 3, Of: 3 }), role("Wade", { Met: 1, Of: 3 }), role("Crowd", { Met: 0, Of: 0 })],
    { kind: "fits", count: 2, of: 3 },
  ],
  [
    "the closest is named",
    [role("June", { Met: 1, Of: 3 }), role("Wade", { Met: 4, Of: 5 })],
    { kind: "close", met: 4, of: 5, name: "Wade" },
  ],
  ["a role on hold is no recommendation", [held("Narrator", 2)], null],
  [
    "a role on hold counts neither as fitting nor as open",
    [held("Narrator", 3), role("June", { Met: 3, Of: 3 })],
    { kind: "fits", count: 1, of: 1 },
  ],
  [
    "what was submitted comes first",
    [role("June", { Met: 3, Of: 3 }), role("Wade", { Met: 1, Of: 3 }, "Viewed")],
    { kind: "submitted", names: ["Wade"] },
  ],
  [
    "what was withdrawn is open again",
    [role("June", { Met: 3, Of: 3 }, "Withdrawn")],
    { kind: "fits", count: 1, of: 1 },
  ],
])("%s", (_, roles, expected) => {
  expect(fitLineOf(roles)).toEqual(expected);
});
