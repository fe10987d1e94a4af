export const LAYOUT_STYLES = ["layout1", "layout2", "layout3"] as const;
export type LayoutStyle = (typeof LAYOUT_STYLES)[number];

export const LAYOUT_MODES = ["boxed", "fullwidth", "container"] as const;
const NAVBAR_STYLES = ["style-1", "style-2", "style-3", "style-3-dense"] as const;
export const BAR_STYLES = ["fixed", "static"] as const;
export const TOOLBAR_POSITIONS = ["above", "below"] as const;
export const NAVBAR_POSITIONS = ["left", "right"] as const;

export type NavbarStyle = (typeof NAVBAR_STYLES)[number] | (typeof BAR_STYLES)[number];

/** The layout of the frame around the pages. */
export type Layout = {
  readonly style: LayoutStyle;
  readonly mode: (typeof LAYOUT_MODES)[number];
  /** In px; of the page for `container`, of the whole frame for `boxed`. */
  readonly containerWidth: number;
  readonly navbarShown: boolean;
  /**
   * Layout 1: slide, folded, tabbed or tabbed dense; layouts 2 and 3: whether it stays visible while the page
   * scrolls.
   */
  readonly navbarStyle: NavbarStyle;
  readonly navbarPosition: (typeof NAVBAR_POSITIONS)[number];
  /** Null: depends on the width of the window. */
  readonly navbarFolded: boolean | null;
  readonly toolbarShown: boolean;
  readonly toolbarStyle: (typeof BAR_STYLES)[number];
  readonly toolbarPosition: (typeof TOOLBAR_POSITIONS)[number];
  readonly footerShown: boolean;
  readonly footerStyle: (typeof BAR_STYLES)[number];
  readonly leftPanelShown: boolean;
  readonly rightPanelShown: boolean;
};

const SHARED = {
  mode: "container",
  navbarShown: true,
  navbarPosition: "left",
  navbarFolded: null,
  toolbarShown: true,
  footerShown: true,
  footerStyle: "static",
  leftPanelShown: true,
  rightPanelShown: true,
} as const;

const HORIZONTAL = {
  ...SHARED,
  containerWidth: 1120,
  navbarStyle: "fixed",
  toolbarStyle: "static",
  toolbarPosition: "below",
} as const;

/** The defaults of each layout; choosing a layout resets to them. */
export const LAYOUT_DEFAULTS: Readonly<Record<LayoutStyle, Layout>> = {
  layout1: {
    ...SHARED,
    style: "layout1",
    containerWidth: 1570,
    navbarStyle: "style-2",
    toolbarStyle: "fixed",
    toolbarPosition: "above",
  },
  layout2: { ...HORIZONTAL, style: "layout2" },
  layout3: { ...HORIZONTAL, style: "layout3" },
};

/** The navigation styles that a layout offers. */
export function navbarStylesOf(style: LayoutStyle): readonly NavbarStyle[] {
  return style === "layout1" ? NAVBAR_STYLES : BAR_STYLES;
}

/** The minimum and maximum container width, in px. */
export const CONTAINER_WIDTHS = { min: 600, max: 2560 } as const;

function oneOf<Value extends string>(values: readonly Value[], found: unknown): Value | null {
  return values.find((value) => value === found) ?? null;
}

function flag(found: unknown): boolean | null {
  return typeof found === "boolean" ? found : null;
}

function width(found: unknown): number | null {
  if (typeof found !== "number" || !Number.isFinite(found)) return null;
  return Math.min(CONTAINER_WIDTHS.max, Math.max(CONTAINER_WIDTHS.min, Math.round(found)));
}

type Readers = { readonly [field in keyof Layout]: (found: unknown) => Layout[field] | null };

function readersFor(style: LayoutStyle): Readers {
  return {
    style: () => style,
    mode: (found) => oneOf(LAYOUT_MODES, found),
    containerWidth: width,
    navbarShown: flag,
    navbarStyle: (found) => oneOf(navbarStylesOf(style), found),
    navbarPosition: (found) => oneOf(NAVBAR_POSITIONS, found),
    navbarFolded: flag,
    toolbarShown: flag,
    toolbarStyle: (found) => oneOf(BAR_STYLES, found),
    toolbarPosition: (found) => oneOf(TOOLBAR_POSITIONS, found),
    footerShown: flag,
    footerStyle: (found) => oneOf(BAR_STYLES, found),
    leftPanelShown: flag,
    rightPanelShown: flag,
  };
}

/** Parses a layout from unknown data; missing or invalid values become the layout's defaults. */
export function layoutFrom(found: Readonly<Record<string, unknown>>): Layout {
  const start = LAYOUT_DEFAULTS[oneOf(LAYOUT_STYLES, found["style"]) ?? "layout1"];
  const read = Object.entries(readersFor(start.style)).map(([field, reader]) => [
    field,
    reader(found[field]),
  ]);
  const known = Object.fromEntries(read.filter(([, value]) => value !== null)) as Partial<Layout>;
  return { ...start, ...known };
}
