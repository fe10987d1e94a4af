import { INTERFACE_LANGUAGES } from "@callboard/catalog/shell.ts";
import { invalid } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { createFieldCheck } from "#domain/fields/field-rules.ts";
import type { FieldCheck } from "#domain/fields/field-rules.ts";

type Maybe<T> = T | null | undefined;

export type LayoutPart = {
  readonly Display?: Maybe<boolean>;
  readonly Style?: Maybe<string>;
  readonly Position?: Maybe<string>;
  readonly Folded?: Maybe<boolean>;
};

export type LayoutConfig = {
  readonly Mode?: Maybe<string>;
  readonly ContainerWidth?: Maybe<number>;
  readonly Navbar?: Maybe<LayoutPart>;
  readonly Toolbar?: Maybe<LayoutPart>;
  readonly Footer?: Maybe<LayoutPart>;
  readonly LeftSidePanel?: Maybe<LayoutPart>;
  readonly RightSidePanel?: Maybe<LayoutPart>;
};

/** The look of the shell, as the member left it. Named as on the wire: it is stored as it came. */
export type UserSettings = {
  readonly Layout?: Maybe<{ readonly Style?: Maybe<string>; readonly Config?: Maybe<LayoutConfig> }>;
  readonly Theme?: Maybe<{
    readonly Main?: Maybe<string>;
    readonly Navbar?: Maybe<string>;
    readonly Toolbar?: Maybe<string>;
    readonly Footer?: Maybe<string>;
  }>;
  readonly CustomScrollbars?: Maybe<boolean>;
  readonly Direction?: Maybe<string>;
  readonly Language?: Maybe<string>;
  readonly ColorMode?: Maybe<string>;
  readonly FontSize?: Maybe<number>;
};

/** Most bytes of settings and shortcuts together. */
export const SETTINGS_BYTES = 64 * 1024;
const SHORTCUTS = 50;
const WORD_LENGTH = 60;
const CONTAINER_WIDTH = { least: 320, most: 3840 };

const LAYOUT_STYLES = ["layout1", "layout2", "layout3"];
const MODES = ["boxed", "fullwidth", "container"];
const LANGUAGES: readonly string[] = INTERFACE_LANGUAGES.map(({ value }) => value);

function checkChoice(
  check: FieldCheck,
  path: string,
  value: Maybe<string>,
  choices: readonly string[],
): void {
  if (value !== null && value !== undefined && !choices.includes(value))
    check.refuse(path, "CATALOG", `Choose one of ${choices.join(", ")}.`);
}

/** Ids and styles are short words, however deep they lie. */
function checkWords(check: FieldCheck, path: string, value: unknown): void {
  if (typeof value === "string" && value.length > WORD_LENGTH)
    check.refuse(path, "TOO_LONG", `At most ${WORD_LENGTH} characters.`);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) checkWords(check, `${path}.${key}`, inner);
}

function checkNumbers(check: FieldCheck, settings: UserSettings): void {
  const size = settings.FontSize;
  if (
    typeof size === "number" &&
    (size < 0.7 || size > 1.3 || Math.abs(size * 10 - Math.round(size * 10)) > 1e-9)
  )
    check.refuse("settings.FontSize", "RANGE", "From 0.7 to 1.3 in steps of 0.1.");
  const width = settings.Layout?.Config?.ContainerWidth;
  if (typeof width === "number" && (width < CONTAINER_WIDTH.least || width > CONTAINER_WIDTH.most))
    check.refuse(
      "settings.Layout.Config.ContainerWidth",
      "RANGE",
      `From ${CONTAINER_WIDTH.least} to ${CONTAINER_WIDTH.most}.`,
    );
}

function checkShortcuts(check: FieldCheck, shortcuts: Maybe<readonly string[]>): void {
  if (shortcuts && shortcuts.length > SHORTCUTS)
    check.refuse("shortcuts", "TOO_MANY", `At most ${SHORTCUTS} shortcuts.`);
  checkWords(check, "shortcuts", shortcuts?.slice(0, SHORTCUTS));
}

/** The settings after the input: what it does not name stays. All failing fields at once. */
export function changeSettings(
  before: UserSettings,
  input: UserSettings,
  shortcuts: Maybe<readonly string[]>,
): Result<UserSettings> {
  const check = createFieldCheck();
  checkChoice(check, "settings.Layout.Style", input.Layout?.Style, LAYOUT_STYLES);
  checkChoice(check, "settings.Layout.Config.Mode", input.Layout?.Config?.Mode, MODES);
  checkChoice(check, "settings.Direction", input.Direction, ["ltr", "rtl"]);
  checkChoice(check, "settings.Language", input.Language, LANGUAGES);
  checkChoice(check, "settings.ColorMode", input.ColorMode, ["system", "light", "dark"]);
  checkNumbers(check, input);
  checkWords(check, "settings", input);
  checkShortcuts(check, shortcuts);
  const bytes = JSON.stringify({ input, shortcuts }).length;
  if (bytes > SETTINGS_BYTES) check.refuse("settings", "TOO_LARGE", `At most ${SETTINGS_BYTES} bytes.`);
  return check.fields.length > 0 ? fail(invalid(check.fields)) : ok({ ...before, ...input });
}
