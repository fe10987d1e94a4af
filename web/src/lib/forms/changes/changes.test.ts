import { based, changesOf, changesSince, meetsNewer, readChanges, withChanges } from "./changes.ts";

const server = { Name: "Ferry", Skills: ["Row"], Address: { Street: null, Zip: "1" }, Pay: null };

test.each([
  ["nothing", server, {}],
  ["a text that is empty where there was none", { ...server, Pay: "" }, {}],
  ["a list in which nothing is", { Skills: ["Row"] }, {}],
  ["an object whose empty text was none", { Address: { Zip: "1", Street: "" } }, {}],
  ["a text", { Name: "Tide" }, { Name: { from: "Ferry", to: "Tide" } }],
  ["what was emptied", { Name: "" }, { Name: { from: "Ferry", to: "" } }],
  ["a list", { Skills: [] }, { Skills: { from: ["Row"], to: [] } }],
])("a form in which %s was changed", (_name, values, expected) => {
  expect(changesOf(server, values, {})).toEqual(expected);
});

test("a change keeps what it began from, also when the server has something else meanwhile", () => {
  const before = { Name: { from: "Older", to: "Tide" } };
  expect(changesOf(server, { Name: "Tides" }, before)).toEqual({ Name: { from: "Older", to: "Tides" } });
});

test("what was typed after the form went out begins from what the server then has", () => {
  const since = changesSince({ Name: "Tide", Pay: 1 }, { Name: "Tides", Pay: 1 });
  expect(since).toEqual({ Name: { to: "Tides" } });
  expect(meetsNewer(since, server)).toBe(false);
  expect(based(since, server)).toEqual({ Name: { from: "Ferry", to: "Tides" } });
});

test("a form shows the server's values with the changes on top", () => {
  expect(withChanges(server, { Name: { from: "Older", to: "Tide" } })).toEqual({ ...server, Name: "Tide" });
});

test.each([
  ["is what the change began from", "Ferry", "Tide", false],
  ["is what was typed", "Older", "Ferry", false],
  ["is another", "Older", "Tide", true],
])("somebody else's value is newer where it %s: %s, %s, %s", (_name, from, to, expected) => {
  expect(meetsNewer({ Name: { from, to } }, server)).toBe(expected);
});

test("a draft of another form has no changes", () => {
  expect(readChanges({ Name: "Tide", Pay: { to: 3 } })).toEqual({ Pay: { to: 3 } });
});
