import { useQuery } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AuditLogQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { hasMore } from "#ui/activity/has-more.ts";
import { Box } from "#ui/layout/layout.tsx";
import { DataBlock, DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { factsOf, shortId } from "./audit/audit-facts.ts";
import { AUDIT_FILTERS, auditCriteria } from "./audit/audit-criteria.ts";
import type { AuditFilters as Filters } from "./audit/audit-criteria.ts";
import { AuditFilters } from "./audit/audit-filters.tsx";
import { reasonOf } from "./audit/reason-of.ts";
import type { Fact } from "./audit/audit-facts.ts";
import { knownNames } from "./audit/known-names.ts";
import { useEventWords, useFactWords } from "./audit/use-audit-words.ts";
import { AuditLog, PAGE_SIZE } from "./moderation-documents.ts";
import { usePersonName } from "./person-name.ts";
import "./moderation.css";

type Entry = AuditLogQuery["getAuditLog"]["Entries"][number];

function useAuditLog(filters: Filters) {
  const notifyFailure = useFailureNotice();
  const criteria = { PageSize: PAGE_SIZE, SortOrder: "Newest", ...auditCriteria(filters) };
  const { data, error, loading, refetch, fetchMore } = useQuery(AuditLog, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.getAuditLog;
  const entries = found?.Entries ?? [];
  const more = () =>
    void fetchMore({
      variables: { criteria: { ...criteria, After: entries.at(-1)?.Cursor ?? null } },
      updateQuery: (present, { fetchMoreResult: { getAuditLog: next } }) => ({
        ...present,
        getAuditLog: { ...next, Entries: [...present.getAuditLog.Entries, ...next.Entries] },
      }),
    }).catch(notifyFailure);
  return {
    found,
    entries,
    loading,
    error: found ? null : error,
    again: () => void refetch().catch(() => undefined),
    more: found && hasMore(found, entries.length, PAGE_SIZE) ? more : null,
  };
}

/** The names of the people and records that an entry is about; empty if none is known. */
function useAbout(): (entry: Entry) => string {
  const name = usePersonName();
  const formats = useFormats();
  return ({ User, Project, Company }) =>
    formats.join(
      [User ? name(User.Data) : "", Project?.Data.Name ?? "", Company?.Data.Name ?? ""].filter(Boolean),
    );
}

type Names = ReadonlyMap<string, string>;

/** A record by its name, or by the end of its ID, linked to its own log. */
function RecordLink({ id, names }: { readonly id: string; readonly names: Names }) {
  const name = names.get(id);
  return (
    <Link to={linkTo(paths.auditLog, {}, { record: id })} title={id}>
      {name === undefined ? <bdi dir="ltr">{shortId(id)}</bdi> : <bdi>{name}</bdi>}
    </Link>
  );
}

function FactLine({ fact, names }: { readonly fact: Fact; readonly names: Names }) {
  const words = useFactWords();
  const { name, values, before, records } = fact;
  return (
    <span>
      {words.name(fact)}{" "}
      {records ? (
        values.map((id) => <RecordLink key={id} id={id} names={names} />)
      ) : (
        <>
          {before !== null && (
            <>
              <bdi>{words.values(name, before)}</bdi> <span className="audit-arrow">→</span>{" "}
            </>
          )}
          <bdi>{words.values(name, values)}</bdi>
        </>
      )}
    </span>
  );
}

type EntryProps = { readonly entry: Entry; readonly names: Names };

/** The details of a change, apart from the record's name and link. */
function Facts({ entry: { User, Project, Company, RecordId, Details }, names }: EntryProps) {
  const named = [
    ...(User ? ["userId"] : []),
    ...(Project ? ["projectId"] : []),
    ...(Company ? ["companyId"] : []),
  ];
  return factsOf(Details, named)
    .filter(({ records, values }) => !records || values.join() !== RecordId)
    .map((fact) => <FactLine key={fact.name} fact={fact} names={names} />);
}

/** Ways to all that the log has of the person and of the project of an entry. */
function Narrowing({ entry: { User, Project } }: Pick<EntryProps, "entry">) {
  const { t } = useTranslation("moderation");
  const ways = [
    ...(User ? [["person", User.PK] as const] : []),
    ...(Project ? [["project", Project.PK] as const] : []),
  ];
  return ways.map(([name, key]) => (
    <Link key={name} className="audit-way" to={linkTo(paths.auditLog, {}, { [name]: idOf(key) })}>
      {t(`audit.only.${name}`)}
    </Link>
  ));
}

function Row({ entry, names }: EntryProps) {
  const when = useWhen();
  const name = usePersonName();
  const { Actor, Action, RecordId, OccurredAt } = entry;
  const eventWords = useEventWords();
  const about = useAbout()(entry);
  return (
    <tr>
      <td>
        <time dateTime={OccurredAt}>{when.moment(OccurredAt)}</time>
      </td>
      <td>
        {Actor ? (
          <Link to={linkTo(paths.auditLog, {}, { person: idOf(Actor.PK) })}>
            <bdi>{name(Actor.Data)}</bdi>
          </Link>
        ) : (
          name(null)
        )}
      </td>
      <td>{eventWords(Action)}</td>
      <td>
        <RecordLink id={RecordId} names={about === "" ? names : new Map([[RecordId, about]])} />
        <Narrowing entry={entry} />
      </td>
      <td dir="auto">{reasonOf(entry)}</td>
      <td className="audit-facts">
        <Facts entry={entry} names={names} />
      </td>
    </tr>
  );
}

function Entries({ entries, names }: { readonly entries: readonly Entry[]; readonly names: Names }) {
  const { t } = useTranslation("moderation");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
    <section className="table-scroll" aria-label={t("audit.title")} tabIndex={0}>
      <Box as="table" className="plain-table" wide fill="surface" text="dense">
        <thead>
          <tr>
            {(["when", "who", "what", "record", "why", "facts"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`audit.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.Id} entry={entry} names={names} />
          ))}
        </tbody>
      </Box>
    </section>
  );
}

/** Who did what, when and why: everywhere, or narrowed to a person, a project, a kind and days. */
export function AuditLogPage() {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  const address = useQueryState();
  const filters = Object.fromEntries(AUDIT_FILTERS.map((one) => [one, address.text(one)])) as Filters;
  const { record } = filters;
  const log = useAuditLog(filters);
  const name = usePersonName();
  const names = knownNames(log.entries, name);
  return (
    <DataPage
      title={t("audit.title")}
      actions={
        <Input.Search
          key={record}
          className="audit-search"
          defaultValue={record}
          allowClear
          dir="ltr"
          aria-label={t("audit.find")}
          placeholder={t("audit.find")}
          onSearch={(text) => address.change({ record: text.trim() })}
        />
      }
    >
      <AuditFilters filters={filters} change={address.change} names={names} />
      <DataBlock loading={!log.found && log.loading} error={log.error} onRetry={log.again}>
        {log.entries.length === 0 ? (
          <StateBlock sign="search" title={t("audit.none")} text={t("audit.noneText")} />
        ) : (
          <Entries entries={log.entries} names={names} />
        )}
      </DataBlock>
      {log.more && <Button onClick={log.more}>{shell("showMore")}</Button>}
    </DataPage>
  );
}
