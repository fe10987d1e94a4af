/** The values that a property takes, by the last part of the class that sets it. */
type Steps = Readonly<Record<string, string>>;

const pixels = (...steps: readonly number[]): Steps =>
  Object.fromEntries(steps.map((step) => [step, step === 0 ? "0" : `${step}px`]));

const same = (...words: readonly string[]): Steps => Object.fromEntries(words.map((word) => [word, word]));

const tokens = (prefix: string, ...names: readonly string[]): Steps =>
  Object.fromEntries(names.map((name) => [name, `var(--cb-${prefix}${name})`]));

const LINE = "1px solid var(--cb-line)";

/**
 * The steps that elements take, as class, property and values. A class is listed where an element names it. Both sides
 * come before one of them, so that `gap` gives way to `gap-block`.
 */
const STEPS: readonly (readonly [name: string, property: string, steps: Steps])[] = [
  ["gap", "gap", pixels(0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32)],
  ["gap-block", "row-gap", pixels(0, 2, 4, 6, 8, 12, 16, 20)],
  ["gap-inline", "column-gap", pixels(8, 10, 12, 16, 20, 24)],
  ["pad", "padding", pixels(0, 6, 8, 12, 16, 24)],
  ["pad-block", "padding-block", pixels(0, 4, 6, 8, 10, 12, 16)],
  ["pad-inline", "padding-inline", pixels(0, 8, 12, 16, 24)],
  ["align", "align-items", same("start", "center", "end", "baseline", "stretch")],
  ["justify", "justify-content", { between: "space-between", center: "center", end: "flex-end" }],
  ["across", "justify-items", same("start", "center", "end")],
  ["pack", "align-content", same("start")],
  ["columns", "grid-template-columns", { 1: "minmax(0, 1fr)", 2: "1fr 1fr", "auto-fill": "auto 1fr" }],
  ["before", "margin-block-start", pixels(2, 4, 8, 12, 20, 32)],
  ["after", "margin-block-end", pixels(2, 4, 6, 8, 12, 16, 20, 24)],
  ["fill", "background", tokens("", "surface", "sunken", "ground")],
  ["radius", "border-radius", { ...tokens("radius-", "tiny", "small"), base: "var(--cb-radius)" }],
  ["ruled", "border-block-start", { above: LINE }],
  ["ruled", "border-block-end", { below: LINE }],
  ["text", "font-size", tokens("text-", "micro", "small", "dense", "body", "lead", "title")],
  ["text", "color", { ink: "var(--cb-ink)", soft: "var(--cb-ink-2)", quiet: "var(--cb-ink-3)" }],
  ["text", "color", tokens("", "accent", "cue", "danger")],
  ["text", "font-weight", { regular: "400", medium: "500", bold: "600" }],
  ["words", "text-align", same("start", "center")],
];

/** The rules of all steps, which `web/layout-steps.ts` puts behind those of `layout.css` when the client is built. */
export function stepRules(): string {
  const rules = STEPS.flatMap(([name, property, steps]) =>
    Object.entries(steps).map(([step, value]) => `.${name}-${step} {\n  ${property}: ${value};\n}\n`),
  );
  return rules.join("\n");
}
