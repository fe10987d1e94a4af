import { Button } from "antd";
import { useCallback, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf, submissionKey } from "#lib/record-key.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useRecord } from "#lib/use-record.ts";
import { fullName } from "#lib/viewer.tsx";
import { DataBlock } from "#ui/data-page.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { DetailsDrawer } from "./details-drawer.tsx";
import { useCommands } from "./use-commands.tsx";
import type { RunCommand } from "./use-commands.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useMarkViewed } from "./use-mark-viewed.ts";
import { useReturningFocus } from "./use-returning-focus.ts";
import { useWall } from "./use-wall.ts";
import type { Wall } from "./use-wall.ts";
import { FILTERS, wallCriteria } from "./wall-criteria.ts";
import { WallCardSubmission } from "./wall-documents.ts";
import { WallFilters } from "./wall-filters.tsx";
import { WallGrid } from "./wall-grid.tsx";
import { commandOf, isTyping } from "./wall-keys.ts";

type WallSectionProps = {
  readonly positionId: string;
  readonly projectId: string;
  readonly name: string;
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

/** Which card is the active one: by its key, so that it stays the same person when others come. */
function useActiveCard({ items }: Wall, positionId: string, opened: string) {
  const [key, setKey] = useState<string | null>(opened === "" ? null : submissionKey(positionId, opened));
  const index = Math.max(
    0,
    items.findIndex(({ SK }) => SK === key),
  );
  const record = useRecord(WallCardSubmission, items[index] ?? null);
  return { index, record, touched: key !== null, activate: (at: number) => setKey(items[at]?.SK ?? null) };
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
  const { positionId, projectId, name, counters } = props;
  const { t } = useTranslation("submissions");
  const { address, grid, wall, opened, onVisible } = useShownWall(props);
  const active = useActiveCard(wall, positionId, opened);
  const present = useOpenCard(wall, props, opened);
  const decisions = useDecisions();
  const { run, dialogs } = useCommands(decisions);
  const onOpened = useMarkViewed(decisions);
  useReturningFocus(grid, opened);

  function open(index: number, replace = false): void {
    const item = wall.items[index];
    if (!item) return;
    active.activate(index);
    address.change({ open: idOf(item.SK.split("#").at(-1) ?? "") }, { replace });
  }

  function press(event: KeyboardEvent): void {
    if (isTyping(event.target) || !active.record) return;
    const command = commandOf(event.nativeEvent);
    if (command === null || ["keys", "previous", "next"].includes(command.kind)) return;
    event.preventDefault();
    run(command, active.record);
  }

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
        {/* The grid's own keys move; this listens for the keys that decide. */}
        <div role="presentation" onKeyDown={press}>
          <WallGrid
            wall={wall}
            label={t("wallTitle", { position: name })}
            grid={grid}
            active={active.index}
            onActive={active.activate}
            onOpen={open}
            onVisible={onVisible}
            run={run}
          />
          {active.touched && active.record && (
            <ActiveBar submission={active.record} run={run} onOpen={() => open(active.index)} />
          )}
        </div>
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
