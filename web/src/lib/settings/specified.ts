import type { Layout } from "./layouts.ts";

type Found = Readonly<Record<string, unknown>>;

function recordOf(value: unknown): Found {
  return typeof value === "object" && value !== null ? (value as Found) : {};
}

/** A part's fields under the names that they have here: `navbarShown` for the navigation's `display`. */
function partOf(name: string, found: unknown): Found {
  const { display, style, position, folded } = recordOf(found);
  return {
    [`${name}Shown`]: display,
    [`${name}Style`]: style,
    [`${name}Position`]: position,
    [`${name}Folded`]: folded,
  };
}

function layoutOf({ config, ...flat }: Found): Found {
  const { mode, containerWidth, navbar, toolbar, footer, leftSidePanel, rightSidePanel } = recordOf(config);
  const nested = {
    mode,
    containerWidth,
    ...partOf("navbar", navbar),
    ...partOf("toolbar", toolbar),
    ...partOf("footer", footer),
    ...partOf("leftPanel", leftSidePanel),
    ...partOf("rightPanel", rightSidePanel),
  };
  return {
    ...Object.fromEntries(Object.entries(nested).filter(([, value]) => value !== undefined)),
    ...flat,
  };
}

/**
 * Settings that an address asks for, in the specification's shape (`layout.config.navbar.display`, `theme.main`) or in
 * ours, as `settingsFrom` reads them. What it does not say of a layout stays, unless it asks for another one.
 */
export function fromSpecified(specified: unknown, present: Layout): Found {
  const { theme, layout, ...others } = recordOf(specified);
  const wanted = layout === undefined ? undefined : layoutOf(recordOf(layout));
  const restarts = wanted?.["style"] !== undefined && wanted["style"] !== present.style;
  return {
    ...(theme !== undefined && { schemes: theme }),
    ...others,
    ...(wanted !== undefined && { layout: restarts ? wanted : { ...present, ...wanted } }),
  };
}
