import type { CSSProperties } from "react";
import { useMatches } from "react-router-dom";
import type { PageHandle } from "#app/page.ts";
import type { Layout } from "#lib/settings/layouts.ts";
import { changeLayout, useSettings } from "#lib/settings/settings.ts";
import { RAIL_WIDTHS, isFoldable, railOfLayout } from "./frame-look.ts";
import type { Rail } from "./frame-look.ts";
import { useRoomyFrame, useWideFrame } from "./frame-width.ts";

export type Frame = {
  /** How the navigation is shown beside the page; "hidden" if it is elsewhere. */
  readonly rail: Rail;
  /** Whether the navigation is a bar above the page. */
  readonly line: boolean;
  readonly toolbar: boolean;
  /** Whether the shortcuts have a separate panel. */
  readonly shortcutPanel: boolean;
  /** Folds and unfolds the navigation; undefined if it cannot be folded. */
  readonly fold: (() => void) | undefined;
  /** Attributes for the style sheet. */
  readonly attributes: Readonly<Record<`data-${string}`, string>> & { readonly style: CSSProperties };
};

/** Whether the current page takes the full width, because it is for working through a list. */
function useWholeWidth(): boolean {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.wide === true;
}

function attributesOf(layout: Layout, rail: Rail, whole: boolean, navigation: string): Frame["attributes"] {
  return {
    "data-mode": whole && layout.mode === "container" ? "fullwidth" : layout.mode,
    "data-rail-side": layout.navbarPosition,
    "data-navigation": navigation,
    "data-toolbar": layout.toolbarShown ? "shown" : "hidden",
    "data-footer": layout.footerStyle,
    style: {
      "--rail-inline": `${RAIL_WIDTHS[rail]}px`,
      "--container-inline": `${layout.containerWidth}px`,
    } as CSSProperties,
  };
}

/** The parts of the frame, given the chosen layout and the available width. */
export function useFrame(): Frame {
  const { layout } = useSettings();
  const wide = useWideFrame();
  const chosen = railOfLayout(layout, useRoomyFrame());
  const whole = useWholeWidth();
  const rail = wide ? chosen : "hidden";
  const line = wide && layout.style !== "layout1" && layout.navbarShown;
  const navigation = rail === "hidden" ? "away" : "beside";
  return {
    rail,
    line,
    toolbar: layout.toolbarShown || (rail === "hidden" && !line),
    shortcutPanel: wide && layout.style === "layout3" && layout.leftPanelShown,
    fold: isFoldable(layout) ? () => changeLayout({ navbarFolded: chosen === "open" }) : undefined,
    attributes: attributesOf(layout, rail, whole, line ? layout.toolbarPosition : navigation),
  };
}
