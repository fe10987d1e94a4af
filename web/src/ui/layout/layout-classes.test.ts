import { layoutOf } from "./layout-classes.ts";

test.each([
  ["nothing", "div", {}, { className: "row" }],
  ["a step", "div", { gap: 8, before: 0 }, { className: "row gap-8 before-0" }],
  ["a pair", "div", { pad: "8 16" }, { className: "row pad-block-8 pad-inline-16" }],
  ["a yes and a no", "div", { wrap: true, grow: false }, { className: "row wrap" }],
  ["a text", "div", { text: "small quiet bold" }, { className: "row text-small text-quiet text-bold" }],
  ["a property left open", "div", { gap: undefined }, { className: "row" }],
  ["a list, without its marks", "ul", { gap: 4 }, { className: "row reset gap-4" }],
  ["its own class, last", "div", { className: "wall-lead", gap: 4 }, { className: "row gap-4 wall-lead" }],
  ["what the element takes", "p", { id: "a", lang: "tr" }, { className: "row reset", id: "a", lang: "tr" }],
])("the classes of %s", (_name, tag, props, expected) => {
  expect(layoutOf("row", tag, props)).toEqual(expected);
});

test("an element that lays out nothing has no class of its own", () => {
  expect(layoutOf("", "div", {})).toEqual({ className: undefined });
});
