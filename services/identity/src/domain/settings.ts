import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

type Maybe<T> = T | null | undefined;

interface LayoutPart {
  readonly Display?: Maybe<boolean>;
  readonly Style?: Maybe<string>;
  readonly Position?: Maybe<string>;
  readonly Folded?: Maybe<boolean>;
}

interface LayoutConfig {
  readonly Mode?: Maybe<string>;
  readonly ContainerWidth?: Maybe<number>;
  readonly Navbar?: Maybe<LayoutPart>;
  readonly Toolbar?: Maybe<LayoutPart>;
  readonly Footer?: Maybe<LayoutPart>;
  readonly LeftSidePanel?: Maybe<LayoutPart>;
  readonly RightSidePanel?: Maybe<LayoutPart>;
}

/** The member's interface settings. Wire names are used, since they are stored as received. */
export interface UserSettings {
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
  readonly SingleKeys?: Maybe<boolean>;
  readonly Lists?: Maybe<ListSettings[]>;
}

/** The member's settings of a list. */
export interface ListSettings {
  readonly Name: string;
  readonly Density?: Maybe<string>;
  readonly Columns?: Maybe<string[]>;
  readonly Views?: Maybe<{ readonly Name: string; readonly Query: string }[]>;
}

export interface SettingsInput {
  readonly settings: UserSettings;
  /** Absent keeps the stored shortcuts. */
  readonly shortcuts: readonly string[] | null | undefined;
}

/** Maximum size of settings and shortcuts together, in bytes. */
const MAX_SETTINGS_BYTES = 64 * 1024;
const MAX_SHORTCUTS = 50;
const MAX_LISTS = 30;
const MAX_COLUMNS = 40;
const MAX_VIEWS = 20;

const LAYOUT_STYLES = ["layout1", "layout2", "layout3"];
const MODES = ["boxed", "fullwidth", "container"];

/** An id or a style name. */
const word = z.string().max(60).nullish();
const flag = z.boolean().nullish();
const oneOf = (values: readonly string[]) => z.enum(values).nullish();
const part = z.object({ Display: flag, Style: word, Position: word, Folded: flag }).nullish();

const list = z.object({
  Name: z.string().min(1).max(60),
  Density: oneOf(["L", "M", "S"]),
  Columns: z.array(z.string().max(60)).max(MAX_COLUMNS).nullish(),
  Views: z
    .array(z.object({ Name: z.string().min(1).max(60), Query: z.string().max(2_000) }))
    .max(MAX_VIEWS)
    .nullish(),
});

const config = z.object({
  Mode: oneOf(MODES),
  ContainerWidth: z.number().min(320).max(3840).nullish(),
  Navbar: part,
  Toolbar: part,
  Footer: part,
  LeftSidePanel: part,
  RightSidePanel: part,
});

function isFontSize(size: number): boolean {
  const tenths = size * 10;
  return size >= 0.7 && size <= 1.3 && Math.abs(tenths - Math.round(tenths)) < 1e-9;
}

const settings = z.object({
  Layout: z.object({ Style: oneOf(LAYOUT_STYLES), Config: config.nullish() }).nullish(),
  Theme: z.object({ Main: word, Navbar: word, Toolbar: word, Footer: word }).nullish(),
  CustomScrollbars: flag,
  Direction: oneOf(["ltr", "rtl"]),
  Language: oneOf(LANGUAGE_TAGS),
  ColorMode: oneOf(["system", "light", "dark"]),
  FontSize: z
    .number()
    .refine(isFontSize, rule("RANGE", "must be from 0.7 to 1.3 in steps of 0.1."))
    .nullish(),
  SingleKeys: flag,
  Lists: z.array(list).max(MAX_LISTS).nullish(),
});

const schema = z
  .object({ settings, shortcuts: z.array(z.string().max(60)).max(MAX_SHORTCUTS).nullish() })
  .refine((input) => Buffer.byteLength(JSON.stringify(input)) <= MAX_SETTINGS_BYTES, {
    ...rule("TOO_LARGE", `can have at most ${MAX_SETTINGS_BYTES} bytes.`),
    path: ["settings"],
  });

/** Reports all invalid fields at once. The input is stored as received; what it leaves out is kept. */
export function checkSettings(input: SettingsInput): Result<void> {
  return map(validate(schema, input), () => undefined);
}
