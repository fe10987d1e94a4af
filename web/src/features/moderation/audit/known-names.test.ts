import { knownNames } from "./known-names.ts";

test("an id has the name that any entry gives it", () => {
  const names = knownNames(
    [
      { Actor: { PK: "USR#1", Data: { FirstName: "Nora" } }, User: null },
      { Actor: null, Project: { PK: "PRJ#7", Data: { Name: "The Night Ferry" } } },
      { Company: { PK: "CMP#3", Data: { Name: null } } },
    ],
    ({ FirstName }) => FirstName ?? "",
  );
  expect(Object.fromEntries(names)).toEqual({ "1": "Nora", "7": "The Night Ferry" });
});
