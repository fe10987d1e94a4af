import { theme } from "antd";
import type { ThemeConfig } from "antd";
import { PALETTES } from "./palette.ts";
import type { Palette } from "./palette.ts";

function componentTokens(palette: Palette, dark: boolean): NonNullable<ThemeConfig["components"]> {
  return {
    Button: {
      // Ant Design dims the accent in the dark; here it is the same on every button.
      colorPrimary: palette.accent,
      colorPrimaryHover: palette["accent-strong"],
      colorPrimaryActive: palette["accent-strong"],
      primaryColor: palette["on-accent"],
      dangerColor: dark ? palette.ground : "#ffffff",
      fontWeight: 600,
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
    Tag: { defaultBg: palette.sunken, defaultColor: palette["ink-2"] },
    Select: { optionSelectedBg: palette["accent-soft"], optionSelectedColor: palette.ink },
    Segmented: { itemColor: palette["ink-2"] },
  };
}

type Look = { readonly dark: boolean; readonly rtl: boolean; readonly motion: boolean };

/** Ant Design in our colours. Every pair of text and surface here keeps WCAG AA. */
export function antdTheme({ dark, rtl, motion }: Look): ThemeConfig {
  const palette = PALETTES[dark ? "dark" : "light"];
  const fontFamily = rtl
    ? '"Noto Sans Arabic Variable", "Inter Variable", system-ui, sans-serif'
    : '"Inter Variable", "Noto Sans Arabic Variable", system-ui, sans-serif';
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion,
      fontFamily,
      fontSize: 15,
      lineHeight: rtl ? 1.7 : 1.55,
      borderRadius: 6,
      borderRadiusLG: 10,
      controlHeight: 40,
      controlHeightSM: 32,
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      colorLinkHover: palette["accent-strong"],
      colorError: palette.danger,
      colorErrorBg: palette["danger-soft"],
      colorSuccess: palette.success,
      colorSuccessBg: palette["success-soft"],
      colorWarning: palette.warning,
      colorWarningBg: palette["warning-soft"],
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
      colorBgElevated: palette.surface,
      colorBgLayout: palette.ground,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.line,
      colorTextLightSolid: palette["on-accent"],
    },
    components: componentTokens(palette, dark),
  };
}
