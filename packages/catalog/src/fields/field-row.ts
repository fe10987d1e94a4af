/** A value of a choice; with a label if the value alone is not what people read. */
export type Option = string | { readonly value: string; readonly label: string };

/** Values of other fields of the same form; of several, any. */
type Others = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The row of a field in its form, which has them in the order of the table. */
export interface FormRow<Help extends string = string, Words extends string = string> {
  /** The part of the form. */
  readonly group: string;
  /** Asked only while other fields have these values. */
  readonly onlyIf?: Others;
  /** Not asked while other fields have these values. */
  readonly notIf?: Others;
  /** Required whenever it is asked, by a rule about several fields. */
  readonly required?: true;
  /** The key of the text under the field. */
  readonly help?: Help;
  /** A row of its own; long texts and decisions have one anyway. */
  readonly wide?: true;
  /** The lines of an empty paragraph. */
  readonly lines?: number;
  /** What the form offers, where that is less than the server takes. */
  readonly options?: readonly Option[];
  readonly words?: Words;
  readonly autoComplete?: string;
}

interface Facts<Help extends string, Words extends string> {
  /** What the schema says of it. */
  readonly description: string;
  /** What the schema says of it where it is read, if that is not the same for every reader. */
  readonly readDescription?: string;
  readonly required?: true;
  /** Talent decides by it: a change on an approved project marks the project for review. */
  readonly substantive?: true;
  /** A change sends an approved position back for review before talent sees it again. */
  readonly reviewed?: true;
  /** A copy of the project does not have it, as it belongs to a single run or is not asked for. */
  readonly isCopied?: false;
  /** Its row in the form; without one it is not asked for by itself. */
  readonly form?: FormRow<Help, Words>;
  /** The breakdown does not read it. */
  readonly isShown?: false;
  /** Listed in the breakdown as its label and its value; other fields are placed there by hand, or not shown. */
  readonly isFact?: true;
}

interface Choice<Words extends string> {
  readonly options: readonly Option[];
  /** The list of the client's words for the values; the labels themselves without one. */
  readonly words?: Words;
}

/**
 * Everything that is said of a field, by its kind. `money` is a decimal amount, `day` a date without a zone, `age` a number
 * of years as text; a `flag` is false until it is set, a `yesOrNo` is null until somebody decides; `names` are at most
 * `max` entries in the person's own words, each of at most `length` characters.
 */
export type FieldRow<Help extends string = string, Words extends string = string> = Facts<Help, Words> &
  (
    | { readonly kind: "line" | "paragraph"; readonly max: number }
    | {
        readonly kind: "wholeNumber";
        readonly min: number;
        readonly max: number;
        readonly unit?: "cm" | "kg";
      }
    | { readonly kind: "names"; readonly max: number; readonly length: number }
    | ({ readonly kind: "choice"; readonly blank?: string } & Choice<Words>)
    | ({ readonly kind: "list"; readonly max?: number } & Choice<Words>)
    | {
        readonly kind:
          | "money"
          | "flag"
          | "yesOrNo"
          | "instant"
          | "day"
          | "age"
          | "email"
          | "phone"
          | "address";
      }
  );
export type FieldKind = FieldRow["kind"];
export type RowOf<Kind extends FieldKind> = FieldRow & { readonly kind: Kind };

/** Fields by the name that travels; `RateFrequency` is `rate_frequency` in SQL. */
export type FieldRows = Readonly<Record<string, FieldRow>>;

/** The names of the fields that have a row in the form. */
export type FormField<Rows extends FieldRows> = {
  [Name in keyof Rows & string]: Rows[Name] extends { readonly form: object } ? Name : never;
}[keyof Rows & string];

/** The stored values of options. */
export function valuesOf(options: readonly Option[]): readonly string[] {
  return options.map((option) => (typeof option === "string" ? option : option.value));
}

/** The fields of a part of a form, in the order of the table. */
export function formFields<Rows extends FieldRows>(rows: Rows, group: string): readonly FormField<Rows>[] {
  const names = Object.keys(rows) as (keyof Rows & string)[];
  return names.filter((name) => rows[name]?.form?.group === group) as FormField<Rows>[];
}

/** What a record has in a field that nobody has filled in. */
export function blankOf({ kind }: FieldRow): null | false | readonly string[] {
  if (kind === "list" || kind === "names") return [];
  return kind === "flag" ? false : null;
}
