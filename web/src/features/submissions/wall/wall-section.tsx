import { Button } from "antd";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf, submissionKey } from "#lib/graph/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import type { Places } from "../decisions/booking-doubts.ts";
import { DecisionBar } from "../decisions/decision-bar.tsx";
import { DetailsDrawer } from "../details/details-drawer.tsx";
import { useCommands } from "../decisions/use-commands.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { useDecisions } from "../decisions/use-decisions.ts";
import { useMarkViewed } from "../decisions/use-mark-viewed.ts";
import { usePageKeys } from "../decisions/use-page-keys.ts";
import { useReturningFocus } from "./use-returning-focus.ts";
import { useWall } from "./use-wall.ts";
import type { Wall } from "./use-wall.ts";
import { FILTERS, wallCriteria } from "./wall-criteria.ts";
import { WallCardSubmission } from "./wall-documents.ts";
import { WallFilters } from "./wall-filters.tsx";
import { WallGrid } from "./wall-grid.tsx";
import type { Command } from "./wall-keys.ts";

type WallSectionProps = {
  readonly positionId: string;
  readonly projectId: string;
  readonly name: string;
  readonly places: Places | null;
  readonly counters: ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;
  readonly onChanged: () => void;
};

/** The wall as it is asked for in the address, and what may move on it. */
function useShownWall({ positionId, projectId, onChanged }: WallSectionProps) {
  const address = useQueryState();
  const grid = useRef<HTMLDivElement>(null);
  const visible = useRef<readonly number[]>([0]);
  const opened = address.text("open");
  const wall = useWall({
    criteria: wallCriteria(address, { positionId, projectId }),
    onChanged,
    visible: () => visible.current,
    mayMove: () => {
      const element = grid.current;
      if (!element || opened !== "") return opened === "";
      return !element.contains(document.activeElement) && element.getBoundingClientRect().top > 0;
    },
  });
  return {
    address,
    grid,
    wall,
    opened,
    onVisible: useCallback((places: readonly number[]) => {
      visible.current = places;
    }, []),
  };
}

/**
 * Which card the keys are for: the first one on arrival. It is known by its key, so that it stays the same person when
 * others come.
 */
function useActiveCard({ items }: Wall, positionId: string, opened: string) {
  const [key, setKey] = useState<string | null>(opened === "" ? null : submissionKey(positionId, opened));
  const found = items.findIndex(({ SK }) => SK === key);
  const first = items[0]?.SK;
  if (found < 0 && first !== undefined && opened === "") setKey(first);
  const index = Math.max(0, found);
  const record = useRecord(WallCardSubmission, items[index] ?? null);
  return { index, record, activate: (at: number) => setKey(items[at]?.SK ?? null) };
}

/** The submission whose details are open; it need not be among those that the wall has read. */
function useOpenCard({ items }: Wall, { projectId, positionId }: WallSectionProps, opened: string) {
  const SK = submissionKey(positionId, opened);
  const record = useRecord(
    WallCardSubmission,
    opened === "" ? null : { __typename: "Submission", PK: keyOf("PRJ", projectId), SK },
  );
  return { index: items.findIndex((item) => item.SK === SK), record };
}

/** The filters, the wall, what can be done with the active card, and its details. */
export function WallSection(props: WallSectionProps) {
  const { positionId, projectId, name, places, counters } = props;
  const { t } = useTranslation("submissions");
  const { address, grid, wall, opened, onVisible } = useShownWall(props);
  const active = useActiveCard(wall, positionId, opened);
  const present = useOpenCard(wall, props, opened);
  const decisions = useDecisions();
  const { run, dialogs } = useCommands(decisions, places);
  const onOpened = useMarkViewed(decisions);
  useReturningFocus(grid, opened);

  function open(index: number, replace = false): void {
    const item = wall.items[index];
    if (!item) return;
    active.activate(index);
    address.change({ open: idOf(item.SK.split("#").at(-1) ?? "") }, { replace });
  }

  function decide(command: Command): boolean {
    if (!active.record || ["keys", "previous", "next"].includes(command.kind)) return false;
    run(command, active.record);
    return true;
  }
  // While details are open, their keys are those of the person in them.
  usePageKeys(opened === "" ? decide : null);

  const path = linkTo(paths.positionSubmissions, { id: positionId, projectId });
  const last = wall.items.length - 1;
  return (
    <>
      {!wall.error && <WallFilters address={address} path={path} counters={counters} />}
      <Arrivals wall={wall} />
      <DataBlock
        loading={wall.loading && wall.items.length === 0}
        error={wall.error}
        onRetry={wall.retry}
        isEmpty={wall.items.length === 0}
        empty={<Nothing filtered={address.set(FILTERS).length > 0} />}
      >
        <WallGrid
          wall={wall}
          label={t("wallTitle", { position: name })}
          grid={grid}
          active={active.index}
          takesKeys={opened === ""}
          onActive={active.activate}
          onOpen={open}
          onVisible={onVisible}
          run={run}
        />
        {active.record && (
          <ActiveBar submission={active.record} run={run} onOpen={() => open(active.index)} />
        )}
      </DataBlock>
      <DetailsDrawer
        userId={opened}
        positionId={positionId}
        submission={present.record}
        run={run}
        onOpened={onOpened}
        steps={{ before: present.index > 0, after: present.index >= 0 && present.index < last }}
        onStep={(step) => open(present.index + step, true)}
        onClose={() => address.change({ open: null })}
      />
      {dialogs}
    </>
  );
}

function Arrivals({ wall }: { readonly wall: Wall }) {
  const { t } = useTranslation("submissions");
  return (
    <output className="wall-arrivals">
      {wall.arrived > 0 && (
        <Button type="primary" onClick={wall.showArrivals}>
          {t("arrived", { count: wall.arrived })}
        </Button>
      )}
    </output>
  );
}

function Nothing({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  return filtered ? (
    <StateBlock sign="search" title={shell("state.noMatchTitle")} text={t("noMatch")} />
  ) : (
    <StateBlock title={t("nobody")} text={t("nobodyText")} />
  );
}

type ActiveBarProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly run: RunCommand;
  readonly onOpen: () => void;
};

/** A button for each key of the wall, for the card that is active. */
function ActiveBar({ submission, run, onOpen }: ActiveBarProps) {
  const { t } = useTranslation("submissions");
  const { FirstName: firstName, LastName: lastName } = submission.Data;
  const name = fullName({ firstName, lastName });
  return (
    <section className="wall-bar" aria-label={t("barLabel", { name })}>
      <strong className="wall-bar-name">
        <bdi>{name}</bdi>
      </strong>
      <Button aria-keyshortcuts="Enter" onClick={onOpen}>
        {t("open")}
        <kbd aria-hidden="true">↵</kbd>
      </Button>
      <DecisionBar submission={submission} run={run} />
    </section>
  );
}
