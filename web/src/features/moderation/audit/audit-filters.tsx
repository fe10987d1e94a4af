import { Input } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Select } from "#ui/fields/select.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { AUDIT_KINDS } from "./audit-criteria.ts";
import type { AuditFilters as Filters } from "./audit-criteria.ts";
import { useEventWords } from "./use-audit-words.ts";

type AuditFiltersProps = {
  readonly filters: Filters;
  readonly change: QueryState["change"];
  /** Names by ID without prefix, as far as the entries have them. */
  readonly names: ReadonlyMap<string, string>;
};

/** Filters of the log by kind and day; the person, project or record that it is narrowed to, with the way back. */
export function AuditFilters({ filters, change, names }: AuditFiltersProps) {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  const word = useEventWords();
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: word(value) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
  const narrowed = (["person", "project", "actor", "record"] as const).flatMap((name) =>
    filters[name] === "" ? [] : [t(`audit.of.${name}`, { name: names.get(filters[name]) ?? filters[name] })],
  );
  const isNarrowed = Object.values(filters).some((value) => value !== "");
  const day = (name: "from" | "to") => (
    <label className="audit-day">
      {t(`audit.${name}`)}{" "}
      <Input type="date" value={filters[name]} onChange={(event) => change({ [name]: event.target.value })} />
    </label>
  );
  return (
    <Row className="audit-filters" gap="8 12" wrap after={12}>
      <Select
        className="audit-kind"
        aria-label={t("audit.kind")}
        placeholder={t("audit.kind")}
        options={kinds}
        value={filters.kind || null}
        allowClear
        showSearch={{ optionFilterProp: "label" }}
        onChange={(kind) => change({ kind: kind ?? null })}
      />
      {day("from")}
      {day("to")}
      {narrowed.map((text) => (
        <bdi key={text} className="fact-tag">
          {text}
        </bdi>
      ))}
      {isNarrowed && <Link to={linkTo(paths.auditLog)}>{shell("clearAll")}</Link>}
    </Row>
  );
}
