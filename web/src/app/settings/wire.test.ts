import { defaultSettings } from "#lib/settings/settings.ts";
import { fromWire, toWire } from "./wire.ts";

type Saved = Parameters<typeof fromWire>[0];

test("settings come back from the profile as they were sent there, views and columns of lists too", () => {
  const settings = {
    ...defaultSettings("ar"),
    fontSize: 1.2,
    lists: {
      wall: {
        density: "S",
        columns: ["name", "age"],
        views: [{ name: "Union leads", query: "stage=Selected&union=AEA" }],
      },
      people: {},
    },
  } as const;
  const saved = JSON.parse(JSON.stringify(toWire(settings))) as Saved;
  expect(fromWire(saved, defaultSettings("en"))).toEqual(settings);
});

test("a list of odd views keeps those that make sense", () => {
  const Views = [{ Name: "", Query: "a=1" }, { Name: "Leads" }, { Name: "Others", Query: "" }];
  const saved = { Lists: [{ Name: "wall", Density: null, Columns: null, Views }] } as unknown as Saved;
  expect(fromWire(saved, defaultSettings("en")).lists).toEqual({
    wall: { views: [{ name: "Others", query: "" }] },
  });
});
