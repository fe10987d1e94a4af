import type { Layout } from "#lib/settings/layouts.ts";

/** How the navigation of layout 1 stands beside the page. */
export type Rail = "open" | "folded" | "hidden" | "tabs" | "dense";

/** Widths of the navigation in px, by how it stands. */
export const RAIL_WIDTHS: Readonly<Record<Rail, number>> = {
  open: 280,
  folded: 64,
  hidden: 0,
  tabs: 120,
  dense: 64,
};

/** How the navigation stands, by what was chosen and whether there is room for its words. */
export function railOfLayout(layout: Layout, roomy: boolean): Rail {
  if (!layout.navbarShown || layout.style !== "layout1") return "hidden";
  if (layout.navbarStyle === "style-3") return "tabs";
  if (layout.navbarStyle === "style-3-dense") return "dense";
  if (layout.navbarStyle === "style-1") return layout.navbarFolded === true ? "hidden" : "open";
  return (layout.navbarFolded ?? !roomy) ? "folded" : "open";
}

/** Whether folding changes anything. */
export function isFoldable(layout: Layout): boolean {
  return layout.style === "layout1" && ["style-1", "style-2"].includes(layout.navbarStyle);
}
