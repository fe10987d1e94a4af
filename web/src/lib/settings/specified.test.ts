import { LAYOUT_DEFAULTS } from "./layouts.ts";
import { defaultSettings, settingsFrom } from "./settings.ts";
import { fromSpecified } from "./specified.ts";

const start = { ...defaultSettings("en"), layout: { ...LAYOUT_DEFAULTS.layout1, footerShown: false } };

test.each<[string, unknown, object]>([
  [
    "the specification's shape",
    {
      layout: {
        style: "layout2",
        config: {
          mode: "boxed",
          containerWidth: 1000,
          navbar: { style: "static" },
          footer: { display: true },
        },
      },
      theme: { main: "dark3" },
      direction: "rtl",
      customScrollbars: false,
    },
    {
      layout: {
        ...LAYOUT_DEFAULTS.layout2,
        mode: "boxed",
        containerWidth: 1000,
        navbarStyle: "static",
        footerShown: true,
      },
      schemes: { main: "dark3", navbar: "greyDark" },
      direction: "rtl",
      customScrollbars: false,
    },
  ],
  [
    "a part of the layout that holds",
    { layout: { config: { navbar: { folded: true }, rightSidePanel: { display: false } } } },
    { layout: { ...start.layout, navbarFolded: true, rightPanelShown: false } },
  ],
  [
    "our own shape",
    { layout: { mode: "boxed" }, schemes: { main: "dark1" } },
    {
      layout: { ...start.layout, mode: "boxed" },
      schemes: { main: "dark1" },
    },
  ],
  ["nothing", {}, start],
  ["no settings at all", "boxed", start],
])("an address that requests %s", (_name, specified, expected) => {
  expect(settingsFrom(fromSpecified(specified, start.layout), start)).toMatchObject(expected);
});
