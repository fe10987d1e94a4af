import { antdTheme } from "#ui/theme/antd-theme.ts";
import { paletteOf } from "#ui/theme/schemes.ts";
import { KNOWN_STYLES } from "./known-styles.ts";
import { ICONS, SHARED, writtenStyles } from "./written-styles.ts";

const day = { palette: paletteOf("default", false), dark: false, rtl: false, motion: true, touch: false };
const night = { palette: paletteOf("default", true), dark: true, rtl: true, motion: false, touch: true };
const calm = antdTheme({ ...day, fontSize: 0.7 });
const loud = antdTheme({ ...night, fontSize: 1.3 });

test.each([...Object.keys(KNOWN_STYLES), SHARED, ICONS])(
  "%s writes the same rules in every look",
  (module) => {
    expect(writtenStyles(module, loud)).toBe(writtenStyles(module, calm));
  },
);

test("a component's rules are its own, and those of links and icons are written once for all", () => {
  expect(writtenStyles("button/style/index")).toMatch(/\.ant-btn\{/);
  expect(writtenStyles("button/style/index")).not.toMatch(/ a\{/);
  expect(writtenStyles(SHARED)).toMatch(/ a\{color:var\(--ant-color-link\)/);
  expect(writtenStyles(ICONS)).toMatch(/^\.anticon\{display:inline-flex;.+@keyframes loadingCircle/);
});

test("a module that nobody has described is refused", () => {
  expect(() => writtenStyles("rate/style/index")).toThrow("rate/style/index");
});
