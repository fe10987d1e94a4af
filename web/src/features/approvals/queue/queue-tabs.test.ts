import { inTab, tabOf, TABS } from "./queue-tabs.ts";

const project = (name: string, Status: string, ...decisions: string[]) => ({
  name,
  Data: { Status, ReviewHistory: decisions.map((Decision) => ({ Decision })) },
});
const queue = [
  project("fresh", "Pending"),
  project("mended", "Pending", "Denied"),
  project("paid less", "Approved", "Approved"),
  project("reopened", "Pending", "Approved"),
];

test.each([
  ["waiting", ["fresh", "mended", "paid less", "reopened"]],
  ["new", ["fresh", "reopened"]],
  ["changed", ["paid less"]],
  ["back", ["mended"]],
] as const)("%s holds %j", (tab, expected) => {
  expect(inTab(tab, queue).map(({ name }) => name)).toEqual(expected);
});

test("every project is in one tab beside the whole queue", () => {
  const parts = TABS.filter((tab) => tab !== "waiting").flatMap((tab) => inTab(tab, queue));
  expect(parts).toHaveLength(queue.length);
});

test("an address that names no tab shows the whole queue", () => {
  expect([tabOf("changed"), tabOf("all")]).toEqual(["changed", "waiting"]);
});
