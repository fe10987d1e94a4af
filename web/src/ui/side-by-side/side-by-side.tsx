import { ArrowRightOutlined, ExclamationCircleOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import "./side-by-side.css";

/** A value that has changed. */
export type Difference = {
  readonly id: string;
  /** What differs, such as "Iris, pay". */
  readonly label: string;
  /** Null if it did not exist, or no longer does. */
  readonly before: string | null;
  readonly after: string | null;
  /** Its consequence. */
  readonly note?: { readonly text: string; readonly warns: boolean } | undefined;
};

type SideBySideProps = {
  /** Accessible caption of the table. */
  readonly caption: string;
  readonly differences: readonly Difference[];
  /** Headers of the old and the new column, such as "Approved on Nov 12". */
  readonly beforeHead?: string;
  readonly afterHead?: string;
};

function Value({ value, kind }: { readonly value: string | null; readonly kind: "before" | "after" }) {
  const { t } = useTranslation("frame");
  if (value === null) return <span className="side-none">{t("differences.none")}</span>;
  const Mark = kind === "before" ? "del" : "ins";
  return (
    <Mark className={`side-${kind}`} dir="auto">
      {value}
    </Mark>
  );
}

function Note({ note }: { readonly note: NonNullable<Difference["note"]> }) {
  return (
    <span className="side-note" data-warns={note.warns}>
      {note.warns && <ExclamationCircleOutlined aria-hidden="true" />}
      {note.text}
    </span>
  );
}

/** Old and new values: a row per difference, the old value struck through, the new one bold. */
export function SideBySide({ caption, differences, beforeHead, afterHead }: SideBySideProps) {
  const { t } = useTranslation("frame");
  const noted = differences.some(({ note }) => note !== undefined);
  return (
    <table className="side-by-side">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("differences.field")}</th>
          <th scope="col">{beforeHead ?? t("differences.before")}</th>
          <th scope="col">{afterHead ?? t("differences.after")}</th>
          {noted && <th scope="col">{t("differences.note")}</th>}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id, label, before, after, note }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>
              <Value value={before} kind="before" />
            </td>
            <td>
              <ArrowRightOutlined className="side-arrow" aria-hidden="true" />
              <Value value={after} kind="after" />
            </td>
            {noted && <td>{note && <Note note={note} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
