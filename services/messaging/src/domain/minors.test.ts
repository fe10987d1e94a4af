import type { Correspondent } from "./conversation.ts";
import { mayReachMinor, minorPairs } from "./minors.ts";

const person = (id: string, facts: Partial<Correspondent> = {}): Correspondent => ({
  id,
  firstName: id,
  lastName: "",
  roles: ["Talent"],
  companyId: null,
  agentIds: [],
  registered: true,
  suspended: false,
  minor: false,
  ...facts,
});
const lena = person("lena", { minor: true, agentIds: ["agent"] });
const milo = person("milo", { minor: true });
const producer = person("producer", { roles: ["Production"], companyId: "company" });
const agent = person("agent", { roles: ["Agent"] });
const adult = person("adult");

const shown = (people: readonly Correspondent[], announcedBy: string | null) =>
  minorPairs(people, announcedBy).map((pair) => `${pair.minor.id}-${pair.adult.id}`);

test.each<[string, Correspondent[], string | null, string[]]>([
  ["adults alone", [producer, adult, agent], null, []],
  ["minors alone", [lena, milo], null, []],
  ["a minor and two adults", [producer, lena, adult], null, ["lena-producer", "lena-adult"]],
  ["two minors and an adult", [lena, milo, producer], null, ["lena-producer", "milo-producer"]],
  ["an announcing group", [producer, lena, adult], "producer", ["lena-producer"]],
  ["a group that a minor announces", [lena, adult, milo], "lena", ["lena-adult"]],
])("%s", (_name, people, announcedBy, pairs) => {
  expect(shown(people, announcedBy)).toEqual(pairs);
});

test.each<[string, Correspondent, boolean, boolean]>([
  ["the linked agent", agent, false, true],
  ["another agent", person("other", { roles: ["Agent"] }), false, false],
  ["an admin", person("admin", { roles: ["Admin"] }), false, true],
  ["a company that the minor knows", producer, true, true],
  ["a company that the minor does not know", producer, false, false],
  ["somebody who left the company", { ...producer, companyId: null }, true, false],
  ["an adult talent", adult, true, false],
])("%s may reach a minor: %s", (_name, other, knows, expected) => {
  expect(mayReachMinor(lena, other, knows)).toBe(expected);
});
