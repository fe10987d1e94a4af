import { castByRole } from "./cast-by-role.ts";

const role = (SK: string, PositionName: string, Quantity = 1) => ({ SK, Data: { PositionName, Quantity } });
const booked = (RoleId: string, LastName: string, FirstName = "Ana") => ({
  Data: { RoleId, FirstName, LastName, Position: { Name: `Role ${RoleId}` } },
});
const shown = (...given: Parameters<typeof castByRole>) =>
  castByRole(...given).map(({ name, needed, people }) => [
    name,
    needed,
    people.map(({ Data }) => `${Data.FirstName} ${Data.LastName}`),
  ]);

test.each([
  ["no roles", [], [], []],
  ["a role without anybody", [role("1", "Captain")], [], [["Captain", 1, []]]],
  [
    "the roles in the project's order, people by last name and then by first name",
    [role("2", "Pilot", 3), role("1", "Captain")],
    [booked("1", "Zola"), booked("2", "Cruz"), booked("2", "Bell", "Cem"), booked("2", "Bell")],
    [
      ["Pilot", 3, ["Ana Bell", "Cem Bell", "Ana Cruz"]],
      ["Captain", 1, ["Ana Zola"]],
    ],
  ],
  [
    "a role that was deleted comes last, under the name that its bookings know",
    [role("1", "Captain")],
    [booked("9", "Cruz")],
    [
      ["Captain", 1, []],
      ["Role 9", null, ["Ana Cruz"]],
    ],
  ],
])("%s", (_, roles, people, expected) => {
  expect(shown(roles, people)).toEqual(expected);
});
