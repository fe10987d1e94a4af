import { SearchOutlined } from "@ant-design/icons";
import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ReadEarly } from "#lib/graph/asking/read-early.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { queryWords, useQueryState } from "#lib/use-query-state.ts";
import { SortChip } from "#ui/filters/sort-chip.tsx";
import { Later } from "#ui/later.tsx";
import { WordsField } from "#ui/fields/words-field.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { ORDERS, TAB_NAMES, addressOf, inOrder, ofTab, withWords } from "./my-work.ts";
import type { Submission, Tab } from "./my-work.ts";
import { MySubmissions, PAGE_SIZE } from "./submission-documents.ts";
import { SubmissionRow } from "./submission-row.tsx";
import { useRecords } from "./your-move/use-records.ts";
import { YourMove } from "./your-move/your-move.tsx";
import "./my-submissions.css";
import "./my-moves.css";

const SubmissionPanel = lazy(() =>
  import("./submission-panel.tsx").then((m) => ({ default: m.SubmissionPanel })),
);

const pageOf = (page: number) => ({ criteria: { Page: page, PageSize: PAGE_SIZE } });

/** Fetches the page of the list that the address specifies. */
export const readMySubmissions: ReadEarly = ({ ask, address }) =>
  ask(MySubmissions, pageOf(queryWords(address.searchParams).number("page", 1)));

type Address = ReturnType<typeof useQueryState>;

type ListProps = {
  readonly records: readonly Submission[];
  readonly address: Address;
  readonly agent: boolean;
  readonly onChanged: () => void;
};

function Tabs({ records, address, tab }: Omit<ListProps, "agent" | "onChanged"> & { readonly tab: Tab }) {
  const { t, i18n } = useTranslation("my-submissions");
  const order = ORDERS.find((one) => one === address.text("sort")) ?? "change";
  return (
    <div className="my-tabs">
      <PageTabs
        label={t("stagesLabel")}
        tabs={TAB_NAMES.map((one) => ({
          id: one,
          label: t(`tabs.${one}`),
          link: linkTo(paths.mySubmissions, {}, { tab: one === "open" ? null : one }),
          current: one === tab,
          count: ofTab(one, records).length,
        }))}
      />
      <WordsField
        key={i18n.language}
        className="my-words"
        label={t("find")}
        prefix={<SearchOutlined aria-hidden />}
        words={address.text("text")}
        onWords={(text) => address.change({ text })}
      />
      <SortChip
        sort={{
          value: order,
          options: ORDERS.map((value) => ({ value, label: t(`sortBy.${value}`) })),
          onChange: (value) => address.change({ sort: value === "change" ? null : value }),
        }}
      />
    </div>
  );
}

/** Rows of the first render: as many as fit on a screen. The rest follow in a later render. */
const AT_ONCE = 8;

function Rows({ records, address, agent, onChanged }: ListProps) {
  const { t } = useTranslation("my-submissions");
  const opened = address.text("open");
  const open = (record: Submission | undefined) =>
    record && (() => address.change({ open: addressOf(record) }));
  const index = records.findIndex((record) => addressOf(record) === opened);
  const current = records[index];
  const rowOf = (record: Submission) => (
    <SubmissionRow
      key={record.PK + record.SK}
      record={record}
      showTalent={agent}
      current={record === current}
      onOpen={() => open(record)?.()}
      onChanged={onChanged}
    />
  );
  return (
    <>
      <div className="my-rows">
        <div className="my-heads" aria-hidden="true">
          {(["role", "status", "progress", "change", "pay"] as const).map((column) => (
            <span key={column}>{t(`column.${column}`)}</span>
          ))}
        </div>
        <ul className="my-submissions">
          {records.slice(0, AT_ONCE).map(rowOf)}
          <Later>{records.slice(AT_ONCE).map(rowOf)}</Later>
        </ul>
      </div>
      {current && (
        <Suspense>
          <SubmissionPanel
            key={current.SK}
            record={current}
            showTalent={agent}
            place={t("place", { number: index + 1, total: records.length })}
            onPrevious={open(records[index - 1])}
            onNext={open(records[index + 1])}
            onClose={() => address.change({ open: null })}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  );
}

type StepsProps = { readonly address: Address; readonly shown: number };

/** Links to older and newer pages, with a note on what the tabs and the search leave out. */
function Steps({ address, shown }: StepsProps) {
  const { t } = useTranslation("my-submissions");
  const page = address.number("page", 1);
  const hasNext = shown === PAGE_SIZE;
  return (
    <div className="my-pages">
      {(page > 1 || hasNext) && <p className="my-part">{t("partOnly", { count: shown })}</p>}
      {page > 1 && <Button onClick={() => address.change({ page: page - 1 })}>{t("newer")}</Button>}
      {hasNext && <Button onClick={() => address.change({ page: page + 1 })}>{t("older")}</Button>}
    </div>
  );
}

function List(props: ListProps) {
  const { i18n } = useTranslation();
  const { t: shell } = useTranslation();
  const { records, address, agent } = props;
  const chosen = TAB_NAMES.find((one) => one === address.text("tab"));
  const tab = chosen ?? "open";
  const order = ORDERS.find((one) => one === address.text("sort")) ?? (agent ? "deadline" : "change");
  const words = withWords(ofTab(tab, records), address.text("text"));
  return (
    <section className="my-card">
      <Tabs records={records} address={address} tab={tab} />
      {words.length === 0 ? (
        <StateBlock title={shell("state.noMatchTitle")} text={shell("state.noMatchText")} />
      ) : (
        <Rows {...props} records={inOrder(words, order, i18n.language)} />
      )}
    </section>
  );
}

function FindRoles() {
  const { t } = useTranslation("my-submissions");
  return (
    <Link className="plain-button" to={linkTo(paths.projectSearch)}>
      <SearchOutlined aria-hidden /> {t("findParts")}
    </Link>
  );
}

/**
 * The submissions of the talent, or of an agent's clients: pending answers first, then all of them; follows the live
 * stream.
 */
export function MySubmissionsPage() {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const agent = !hasRole(useViewer(), ["Talent"]);
  const address = useQueryState();
  const page = address.number("page", 1);
  const { data, previousData, error, loading, refetch } = useQuery(MySubmissions, {
    variables: pageOf(page),
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", again);
  const { getUserSubmissions: found, getOpenRequests: open } = data ?? previousData ?? {};
  const records = useRecords(found ?? []);
  return (
    <DataPage
      title={t(agent ? "titleAgent" : "title")}
      actions={<FindRoles />}
      loading={!found && loading}
      error={found ? null : error}
      onRetry={again}
      isEmpty={found?.length === 0 && page === 1}
      empty={<StateBlock title={shell("state.emptyTitle")} text={t("emptyText")} />}
    >
      {open && <YourMove open={open} agent={agent} onChanged={again} />}
      <List records={records} address={address} agent={agent} onChanged={again} />
      <Steps address={address} shown={found?.length ?? 0} />
    </DataPage>
  );
}
