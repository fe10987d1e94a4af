import { CREDIT_KINDS } from "@callboard/catalog/credits.ts";
import { useTranslation } from "react-i18next";
import type { PersonData } from "../facts/use-profile-facts.ts";
import "./career.css";

type Columns = readonly [string, string, string, string];

/** A section of a resume: what, as what, where and when. */
function CareerTable({ title, rows }: { readonly title: string; readonly rows: readonly Columns[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="career" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map(([what, part, where, year], place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry has no key of its own
          <li key={place}>
            <bdi>{what}</bdi>
            <bdi>{part}</bdi>
            <bdi>{where}</bdi>
            <bdi>{year}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Credits by kind, in the order of the trade, and training; nothing for someone who wrote none. */
export function Career({ Data }: { readonly Data: PersonData }) {
  const { t } = useTranslation("people");
  const { t: declared } = useTranslation("profile-fields");
  const year = (value: number | null | undefined): string => (value ? String(value) : "");
  return (
    <>
      {CREDIT_KINDS.map((kind) => (
        <CareerTable
          key={kind}
          title={declared(`creditKind.${kind}`)}
          rows={(Data.Credits ?? [])
            .filter(({ Kind }) => Kind === kind)
            .map(({ Title, Part, Company, Year }) => [Title, Part ?? "", Company ?? "", year(Year)])}
        />
      ))}
      <CareerTable
        title={t("training")}
        rows={(Data.Training ?? []).map(({ Subject, School, Year }) => [
          Subject,
          School ?? "",
          "",
          year(Year),
        ])}
      />
    </>
  );
}
