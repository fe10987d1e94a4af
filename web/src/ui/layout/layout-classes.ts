/** The steps of space in pixels. */
type Space = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32;

type Size = "micro" | "small" | "dense" | "body" | "lead" | "title" | "head";
type Tone = "ink" | "soft" | "quiet" | "accent" | "success" | "cue" | "danger";
type Weight = "regular" | "medium" | "bold";

/**
 * How an element is laid out and looks, in the steps and colors of the design. Block and inline are those of the reading
 * direction; a pair is block and inline. A rule of a page's own style sheet about the same property wins.
 */
export interface LayoutProps {
  /** Between the parts. */
  readonly gap?: Space | `${Space} ${Space}`;
  /** Parts across a row, where they are not centered, or in the cells of a stack. */
  readonly align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Free room along a row. */
  readonly justify?: "between" | "center" | "end";
  /** Parts that do not fit go to the next line. */
  readonly wrap?: boolean;
  /** Parts of a stack along the line. */
  readonly across?: "start" | "center" | "end";
  /** Parts of a stack that is higher than they are stay together. */
  readonly pack?: "start";
  /** Columns of a grid: equal ones, or one that fills beside one as wide as its contents. */
  readonly columns?: 1 | 2 | "fill-auto" | "auto-fill";
  /** Takes the room that its siblings leave. */
  readonly grow?: boolean;
  /** Is never narrower than its contents. */
  readonly rigid?: boolean;
  /** May be narrower than its contents. */
  readonly shrinks?: boolean;
  /** Moves to the end of its row. */
  readonly push?: boolean;
  /** As wide as what it is in. */
  readonly wide?: boolean;
  /** Room above. */
  readonly before?: Space;
  /** Room below. */
  readonly after?: Space;
  /** Room around the parts. */
  readonly pad?: Space | `${Space} ${Space}`;
  /** The surface, frame and corners of a card. */
  readonly card?: boolean;
  readonly fill?: "surface" | "sunken" | "ground";
  readonly framed?: boolean;
  readonly radius?: "tiny" | "small" | "base" | "large";
  /** A line above or below. */
  readonly ruled?: "above" | "below";
  readonly text?:
    | Size
    | Tone
    | Weight
    | `${Size} ${Tone | Weight}`
    | `${Tone} ${Weight}`
    | `${Size} ${Tone} ${Weight}`;
  /** Where lines of text start. */
  readonly words?: "start" | "center" | "end";
  /** Line breaks in the text are kept. */
  readonly lines?: boolean;
  readonly nowrap?: boolean;
}

const NAMES: ReadonlySet<string> = new Set<keyof LayoutProps>([
  ...(["gap", "align", "justify", "wrap", "across", "pack", "columns"] as const),
  ...(["grow", "rigid", "shrinks", "push", "wide", "before", "after", "pad"] as const),
  ...(["card", "fill", "framed", "radius", "ruled", "text", "words", "lines", "nowrap"] as const),
]);

/** Tags that a browser gives margins, marks or a frame. */
const WITH_MARGINS = /^(p|h[1-6]|[uod]l|dd|menu|figure|fieldset|blockquote)$/;

/** The classes of a property, `gap-8`, `pad-block-8 pad-inline-16` or `text-small text-quiet`. */
function classesOf(name: string, value: unknown): readonly string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [name];
  const [first = "", ...others] = String(value).split(" ");
  if (name === "text") return [first, ...others].map((one) => `${name}-${one}`);
  if (others.length === 0) return [`${name}-${first}`];
  return [`${name}-block-${first}`, `${name}-inline-${others[0]}`];
}

/** Splits an element's properties into its classes, from `layout.css`, `layout-steps.ts` and its own, and what it takes itself. */
export function layoutOf(kind: string, tag: unknown, props: object) {
  const classes = [kind];
  if (typeof tag === "string" && WITH_MARGINS.test(tag)) classes.push("reset");
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (NAMES.has(name)) classes.push(...classesOf(name, value));
    else rest[name] = value;
  }
  const { className: own, ...attributes } = rest;
  if (typeof own === "string") classes.push(own);
  return { ...attributes, className: classes.filter((one) => one !== "").join(" ") || undefined };
}
