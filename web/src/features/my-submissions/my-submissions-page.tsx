import { SearchOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { countText } from "#lib/talent-side/count-text.ts";
import { queryWords, useQueryState } from "#lib/use-query-state.ts";
import { SortChip } from "#ui/filters/sort-chip.tsx";
import { Later } from "#ui/later.tsx";
import { WordsField } from "#ui/fields/words-field.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { DataBlock, DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { MAX_WORDS, ORDERS, TAB_NAMES, clientOf, countOf, isNone, variablesOf, viewOf } from "./my-list.ts";
import { addressOf } from "./my-work.ts";
import type { Submission } from "./my-work.ts";
import { OneClient } from "./client/one-client.tsx";
import { MySubmissions } from "./submission-documents.ts";
import { SubmissionRow } from "./submission-row.tsx";
import { useMySubmissions } from "./use-my-submissions.ts";
import type { MySubmissionsFound } from "./use-my-submissions.ts";
import { useRecords } from "./your-move/use-records.ts";
import { YourMove } from "./your-move/your-move.tsx";
import "./my-submissions.css";
import "./my-moves.css";

const SubmissionPanel = lazy(() =>
  import("./submission-panel.tsx").then((m) => ({ default: m.SubmissionPanel })),
);

/** Fetches the list that the address specifies, for those who submit. */
export const readMySubmissions: ReadEarly = async ({ query, address, viewer }) => {
  const reader = await viewer;
  if (reader === null || !hasRole(reader, ["Talent", "Agent"])) return undefined;
  const words = queryWords(address.searchParams);
  return query(MySubmissions, variablesOf(words, words.text("text")));
};

const OpenedElsewhere = lazy(() =>
  import("./opened-submission.tsx").then((m) => ({ default: m.OpenedElsewhere })),
);

type Address = ReturnType<typeof useQueryState>;

type ListProps = {
  readonly list: MySubmissionsFound;
  readonly address: Address;
  readonly agent: boolean;
};

function Tabs({ list, address, agent, first }: ListProps & { readonly first: Submission | undefined }) {
  const { t, i18n } = useTranslation("my-submissions");
  const formats = useFormats();
  const { tab, order } = viewOf(address);
  const { counted } = list;
  const client = address.text("client") || null;
  const kept = { client, text: address.text("text"), sort: order === "change" ? null : order };
  return (
    <Stack className="my-tabs" gap={8} align="center" ruled="below">
      <PageTabs
        label={t("stagesLabel")}
        tabs={TAB_NAMES.map((one) => ({
          id: one,
          label: t(`tabs.${one}`),
          link: linkTo(paths.mySubmissions, {}, { ...kept, tab: one === "open" ? null : one }),
          current: one === tab,
          count: counted && countText(formats, countOf(counted.Stages, one), counted.CountsAreFloors),
        }))}
      />
      <WordsField
        key={i18n.language}
        className="my-words"
        label={t(agent ? "findAgent" : "find")}
        maxLength={MAX_WORDS}
        prefix={<SearchOutlined aria-hidden />}
        words={address.text("text")}
        onWords={(text) => address.change({ text })}
      />
      {agent && client && (
        <OneClient client={client} record={first} onAll={() => address.change({ client: null })} />
      )}
      <SortChip
        sort={{
          value: order,
          options: ORDERS.map((value) => ({ value, label: t(`sortBy.${value}`) })),
          onChange: (value) => address.change({ sort: value === "change" ? null : value }),
        }}
      />
    </Stack>
  );
}

/** Rows of the first render: as many as fit on a screen. The rest follow in a later render. */
const AT_ONCE = 8;

type RowsProps = Omit<ListProps, "list"> & {
  readonly records: readonly Submission[];
  /** How many the tab has, further pages included, and whether there may be more. */
  readonly total: number;
  readonly isFloor: boolean;
  readonly onChanged: () => void;
};

function Rows({ records, total, isFloor, address, agent, onChanged }: RowsProps) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
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
            place={t("place", {
              number: index + 1,
              total: countText(formats, Math.max(total, records.length), isFloor),
            })}
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

function List(props: ListProps) {
  const { t: shell } = useTranslation();
  const { list, address } = props;
  const { found, loading, error, again, more, isReading } = list;
  const records = useRecords(found?.Submissions ?? []);
  const opened = address.text("open");
  const isElsewhere =
    found !== undefined && opened !== "" && records.every((record) => addressOf(record) !== opened);
  return (
    <Box as="section" className="my-card" after={12} card>
      <Tabs {...props} first={records[0]} />
      <DataBlock
        loading={!found && loading}
        error={found ? null : error}
        onRetry={again}
        isEmpty={records.length === 0}
        empty={<StateBlock title={shell("state.noMatchTitle")} text={shell("state.noMatchText")} />}
      >
        <Rows
          {...props}
          records={records}
          total={found ? countOf(found.Stages, viewOf(address).tab) : 0}
          isFloor={list.counted?.CountsAreFloors ?? false}
          onChanged={again}
        />
        {more && (
          <Button className="moves-more" type="text" loading={isReading} onClick={more}>
            {shell("showMore")}
          </Button>
        )}
      </DataBlock>
      {isElsewhere && (
        <Suspense>
          <OpenedElsewhere
            opened={opened}
            showTalent={props.agent}
            onClose={() => address.change({ open: null })}
            onChanged={again}
          />
        </Suspense>
      )}
    </Box>
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
  const list = useMySubmissions(address);
  const { counted, open, invitations, words, error, loading, again } = list;
  return (
    <DataPage
      title={t(agent ? "titleAgent" : "title")}
      actions={<FindRoles />}
      loading={!counted && loading}
      error={counted ? null : error}
      onRetry={again}
      isEmpty={
        counted !== undefined &&
        isNone(counted.Stages) &&
        invitations.length === 0 &&
        words === "" &&
        clientOf(address) === null
      }
      empty={<StateBlock title={shell("state.emptyTitle")} text={t("emptyText")} />}
    >
      {open && (
        <YourMove
          open={open}
          invitations={invitations}
          client={clientOf(address)}
          agent={agent}
          onChanged={again}
        />
      )}
      <List list={list} address={address} agent={agent} />
    </DataPage>
  );
}
