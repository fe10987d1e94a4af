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

/** Whether folding has an effect in this layout. */
export function isFoldable(layout: Layout): boolean {
  return layout.style === "layout1" && ["style-1", "style-2"].includes(layout.navbarStyle);
}
