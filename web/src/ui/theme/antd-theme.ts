import { theme } from "antd";
import type { ThemeConfig } from "antd";
import type { Palette } from "./palette.ts";

/** A color halfway between two, both as #rrggbb. */
function halfway(one: string, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [first = 0, second = 0] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((first + second) / 2)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function componentTokens(palette: Palette, dark: boolean): NonNullable<ThemeConfig["components"]> {
  return {
    Button: {
      // Ant Design dims accent and warning colors in dark mode; ours are the same everywhere.
      colorPrimary: palette.accent,
      colorPrimaryHover: palette["accent-strong"],
      colorPrimaryActive: palette["accent-strong"],
      primaryColor: palette["on-accent"],
      colorError: palette.danger,
      colorErrorHover: palette.danger,
      colorErrorActive: palette.danger,
      dangerColor: dark ? palette.ground : "#ffffff",
      fontWeight: 500,
      primaryShadow: "none",
      defaultShadow: "none",
      dangerShadow: "none",
    },
    Tooltip: { colorBgSpotlight: palette.ink, colorTextLightSolid: palette.ground },
    Tabs: {
      itemColor: palette["ink-2"],
      itemSelectedColor: palette.accent,
      itemHoverColor: palette.accent,
    },
    Form: { colorError: palette.danger },
    Dropdown: { colorError: palette.danger },
    Menu: { dangerItemColor: palette.danger },
    Tag: { defaultBg: palette.sunken, defaultColor: palette["ink-2"] },
    Select: { optionSelectedBg: palette["accent-soft"], optionSelectedColor: palette.ink },
    // At half strength, so that tags in the row keep their own ground.
    Table: {
      rowSelectedBg: halfway(palette["accent-soft"], palette.surface),
      rowSelectedHoverBg: palette["accent-soft"],
    },
    Segmented: { itemColor: palette["ink-2"] },
  };
}

export type Look = {
  readonly palette: Palette;
  readonly dark: boolean;
  readonly rtl: boolean;
  readonly motion: boolean;
  /** Touch input: everything that can be pressed is at least 44 px high. */
  readonly touch: boolean;
  /** The member's text size, 0.7 to 1.3. */
  readonly fontSize: number;
};

/** Sizes in px, before the member's factor. */
const TEXT = { small: 12, body: 14, lead: 16, title: 20, head: 24, display: 32 } as const;

function textTokens(factor: number): NonNullable<ThemeConfig["token"]> {
  const size = (name: keyof typeof TEXT) => Math.round(TEXT[name] * factor);
  return {
    fontSize: size("body"),
    fontSizeSM: size("small"),
    fontSizeLG: size("lead"),
    fontSizeHeading1: size("display"),
    fontSizeHeading2: size("head"),
    fontSizeHeading3: size("title"),
    fontSizeHeading4: size("lead"),
    fontSizeHeading5: size("lead"),
  };
}

function controlTokens(touch: boolean): NonNullable<ThemeConfig["token"]> {
  return touch
    ? { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 }
    : { controlHeight: 32, controlHeightSM: 28, controlHeightLG: 40 };
}

/** Ant Design in our colors. Every pair of text and surface here meets WCAG AA. */
export function antdTheme({ palette, dark, rtl, motion, touch, fontSize }: Look): ThemeConfig {
  const fontFamily = rtl
    ? '"Noto Sans Arabic Variable", "Inter Variable", system-ui, sans-serif'
    : '"Inter Variable", "Noto Sans Arabic Variable", system-ui, sans-serif';
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion,
      fontFamily,
      ...textTokens(fontSize),
      ...controlTokens(touch),
      lineHeight: rtl ? 1.6 : 1.43,
      borderRadiusXS: 4,
      borderRadius: 6,
      borderRadiusLG: 8,
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      colorLinkHover: palette["accent-strong"],
      colorError: palette.danger,
      colorErrorBg: palette["danger-soft"],
      colorSuccess: palette.success,
      colorSuccessBg: palette["success-soft"],
      colorWarning: palette.cue,
      colorWarningBg: palette["cue-soft"],
      colorInfoBg: palette["accent-soft"],
      colorText: palette.ink,
      colorTextSecondary: palette["ink-2"],
      colorTextTertiary: palette["ink-3"],
      colorTextDescription: palette["ink-3"],
      colorTextPlaceholder: palette["ink-3"],
      colorTextQuaternary: palette["ink-3"],
      colorTextDisabled: palette["ink-3"],
      colorBgBase: palette.surface,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBgLayout: palette.ground,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.line,
      colorTextLightSolid: palette["on-accent"],
      controlItemBgActive: palette["accent-soft"],
      controlItemBgActiveHover: palette["accent-soft"],
    },
    components: componentTokens(palette, dark),
  };
}
