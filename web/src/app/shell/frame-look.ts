import type { Layout } from "#lib/settings/layouts.ts";

/** How layout 1 shows the navigation beside the page. */
export type Rail = "open" | "folded" | "hidden" | "tabs" | "dense";

/** Widths of the navigation, in px. */
export const RAIL_WIDTHS: Readonly<Record<Rail, number>> = {
  open: 280,
  folded: 64,
  hidden: 0,
  tabs: 120,
  dense: 64,
};

/** How the navigation is shown, given the layout and whether there is room for its labels. */
export function railOfLayout(layout: Layout, roomy: boolean): Rail {
  if (!layout.navbarShown || layout.style !== "layout1") return "hidden";
  if (layout.navbarStyle === "style-3") return "tabs";
  if (layout.navbarStyle === "style-3-dense") return "dense";
  if (layout.navbarStyle === "style-1") return layout.navbarFolded === true ? "hidden" : "open";
  return (layout.navbarFolded ?? !roomy) ? "folded" : "open";
}

/** The parts of the frame that depend on the layout and on the room. */
export type FrameParts = {
  readonly rail: Rail;
  /** Whether the navigation is a bar above the page. */
  readonly line: boolean;
  readonly toolbar: boolean;
  /** Whether the shortcuts have a separate panel. */
  readonly shortcutPanel: boolean;
  /** Where the member's menu is, with the settings and signing out: no combination of settings is without it. */
  readonly menuAt: "toolbar" | "rail" | "line";
};

/**
 * What the frame shows. `wide`: the navigation is part of the page; `roomy`: there is room for its labels. Without a
 * toolbar, the navigation that is beside or above the page has the member's menu; without either, the toolbar stays.
 */
export function partsOf(
  layout: Layout,
  { wide, roomy }: { readonly wide: boolean; readonly roomy: boolean },
): FrameParts {
  const rail = wide ? railOfLayout(layout, roomy) : "hidden";
  const line = wide && layout.style !== "layout1" && layout.navbarShown;
  const toolbar = layout.toolbarShown || (rail === "hidden" && !line);
  const beside = line ? "line" : "rail";
  const shortcutPanel = wide && layout.style === "layout3" && layout.leftPanelShown;
  return { rail, line, toolbar, shortcutPanel, menuAt: toolbar ? "toolbar" : beside };
}

/** Whether folding has an effect in this layout. */
export function isFoldable(layout: Layout): boolean {
  return layout.style === "layout1" && ["style-1", "style-2"].includes(layout.navbarStyle);
}
