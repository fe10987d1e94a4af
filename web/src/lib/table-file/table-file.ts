/** What the columns of a file hold, by kind. */
type Values = {
  readonly text: string;
  readonly number: number;
  /** A sum; its currency is in a column of its own. */
  readonly money: number;
  /** YYYY-MM-DD, the same day everywhere. */
  readonly day: string;
  /** An instant in ISO 8601, which is written in the clock of the file's zone. */
  readonly moment: string;
  /** An absolute address. */
  readonly link: string;
};

type Kind = keyof Values;

/** A column of a file: one row here makes it in every format. */
export type FileColumn<Row> = {
  readonly [Own in Kind]: {
    readonly kind: Own;
    /** In the reader's language. */
    readonly title: string;
    /** Null or empty for a cell without a value. */
    readonly of: (row: Row) => Values[Own] | null | undefined;
  };
}[Kind];

/** A table to be saved as a file. */
export type TableFile<Row> = {
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
  /** Of the titles: how numbers are written and in which direction the columns run. */
  readonly language: string;
  /** The IANA zone of the moments. */
  readonly zone: string;
};

/** A day or a moment as its parts on the clock of a zone. */
export type WallClock = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
};

/** What the clock of a zone shows at an instant, in two digits each. */
export function wallClock(instant: string, zone: string): WallClock {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const part = (wanted: keyof WallClock): string => parts.find(({ type }) => type === wanted)?.value ?? "";
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}
