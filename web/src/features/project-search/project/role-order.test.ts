import { isSubmitted, orderRoles, rolesFor } from "./role-order.ts";
import type { Role } from "./role-order.ts";

function role(name: string, met: number, of: number, more: Partial<Role["Data"]> = {}): Role {
  return {
    __typename: "Position",
    PK: "PRJ#1",
    SK: `ROLE#${name}`,
    Data: {
      __typename: "PositionData",
      PositionName: name,
      RoleStatus: "Open",
      TakesSubmissions: true,
      Fit: { __typename: "Fit", Met: met, Of: of, Criteria: [] },
      ViewerSubmission: null,
      ...more,
    },
  } as Role;
}

const june = role("June", 5, 5);
const wade = role("Wade", 2, 4, { TakesSubmissions: false });
const crowd = role("Crowd", 0, 0);
const lyle = role("Lyle", 1, 4, { Fit: null });
const names = (roles: readonly Role[]) => roles.map(({ Data }) => Data.PositionName);

test("what fits comes first, and equals keep their order", () => {
  expect(names(orderRoles([lyle, wade, june, crowd]))).toEqual(["June", "Crowd", "Wade", "Lyle"]);
});

test.each([
  ["all", ["June", "Wade", "Crowd", "Lyle"]],
  ["fits", ["June", "Crowd"]],
  ["open", ["June", "Crowd", "Lyle"]],
] as const)("%s leaves %j", (filter, expected) => {
  expect(names(rolesFor(filter, [june, wade, crowd, lyle]))).toEqual(expected);
});

test.each([
  [null, false],
  ["Submitted", true],
  ["NotBooked", true],
  ["Withdrawn", false],
])("a submission in state %s counts as submitted: %s", (status, expected) => {
  const submission = status && { PK: "PRJ#1", SK: "SUB#1#1", Data: { BookingStatus: status } };
  const given = role("June", 5, 5, { ViewerSubmission: submission } as Partial<Role["Data"]>);
  expect(isSubmitted(given)).toBe(expected);
});
