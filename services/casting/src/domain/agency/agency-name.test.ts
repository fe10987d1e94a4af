import { LIMITS } from "@callboard/catalog/limits.ts";
import { agencyName } from "./agency-name.ts";

const ruth = { firstName: "Ruth", lastName: "Adler" };

test.each([
  [{ ...ruth, company: "Adler & Co" }, "Adler & Co"],
  [{ ...ruth, company: null }, "Ruth Adler"],
  [{ ...ruth, company: " " }, "Ruth Adler"],
  [{ firstName: "Ruth", lastName: "", company: null }, "Ruth"],
  [{ firstName: "", lastName: "", company: null }, null],
  [{ ...ruth, company: "A".repeat(LIMITS.nameLength + 1) }, "A".repeat(LIMITS.nameLength)],
])("%j submits as %j", (agent, name) => {
  expect(agencyName(agent)).toBe(name);
});
