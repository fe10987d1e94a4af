import type { CSSProperties } from "react";
import { useMatches } from "react-router-dom";
import type { PageHandle } from "#app/page.ts";
import type { Layout } from "#lib/settings/layouts.ts";
import { changeLayout, useSettings } from "#lib/settings/settings.ts";
import { RAIL_WIDTHS, isFoldable, partsOf, railOfLayout } from "./frame-look.ts";
import type { FrameParts, Rail } from "./frame-look.ts";
import { useRoomyFrame, useWideFrame } from "./frame-width.ts";

export type Frame = FrameParts & {
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
  const roomy = useRoomyFrame();
  const parts = partsOf(layout, { wide: useWideFrame(), roomy });
  const whole = useWholeWidth();
  const { rail, line } = parts;
  const navigation = rail === "hidden" ? "away" : "beside";
  const chosen = railOfLayout(layout, roomy);
  return {
    ...parts,
    fold: isFoldable(layout) ? () => changeLayout({ navbarFolded: chosen === "open" }) : undefined,
    attributes: attributesOf(layout, rail, whole, line ? layout.toolbarPosition : navigation),
  };
}
