import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { HintStrip } from "#ui/hint-strip/hint-strip.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useBulk } from "../bulk/use-bulk.tsx";
import { placesOf } from "../decisions/booking-doubts.ts";
import { lastDecision } from "../decisions/last-decision.ts";
import { ReturnFocus } from "../focus/return-focus.tsx";
import type { Command } from "../keys/command.ts";
import { useAbove } from "../head/use-above.ts";
import { useOfferRelease } from "../release/use-offer-release.tsx";
import { GroupColumn } from "./group-column.tsx";
import { GroupNamesProvider, useGroupNames, useNamesOf } from "./group-names.tsx";
import { GROUP_NUMBERS } from "./group-number.ts";
import { GROUP_PAGE } from "./read-group.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useBoard, useMoving } from "./use-board.ts";
import "#ui/theme/photo.css";
import "../card/card.css";
import "../card/card-large.css";
import "./board.css";

type Board = ReturnType<typeof useBoard>;
type BoardProps = { readonly board: Board; readonly projectId: string; readonly positionId: string };

/** The groups as columns, with keyboard actions on the active card. */
function Columns({ board, projectId, positionId }: BoardProps) {
  const { t } = useTranslation("submissions");
  const navigate = useNavigate();
  const { groupId = "1" } = useParams();
  const names = useGroupNames();
  const [renamed, setRenamed] = useState<number | null>(null);
  const [last] = useState(lastDecision);
  const onMove = useMoving(board.again, names.of, last);
  const places = board.position && placesOf(board.position.Data);
  const key = keyOf("ROLE", positionId);
  const { onBooked, offer } = useOfferRelease({ positionId: key, places, onReleased: board.again });
  const left = places === null ? undefined : Math.max(places.wanted - places.booked, 0);
  const bulk = useBulk(board.again, last, { left, onBooked });
  const { columns, membersOf, countOf } = board;
  const notifyFailure = useFailureNotice();
  const start = GROUP_NUMBERS.find((number) => String(number) === groupId) ?? 1;
  const { card, place, reached, activate, move } = useBoardKeys({
    columns,
    start,
    onMove,
    onUndo: last.callBack,
  });
  const all = (kind: "message" | "book") => (number: number) => {
    board.everybodyIn(number).then((people) => bulk.run({ kind } satisfies Command, people), notifyFailure);
  };
  const show = (number: number) =>
    void navigate(linkTo(paths.group, { projectId, groupId: String(number), roleId: positionId }), {
      replace: true,
    });
  return (
    <>
      <Row className="board-tools" gap={8} align="stretch" justify="end" wrap after={12}>
        <Segmented
          className="board-switch"
          aria-label={t("groups")}
          value={start}
          options={GROUP_NUMBERS.map((number) => ({
            value: number,
            label: String(number),
            title: names.of(number),
          }))}
          onChange={show}
        />
        <Button onClick={() => globalThis.print()}>{t("printSelects")}</Button>
        <Button
          type="primary"
          disabled={membersOf(place.number).length === 0}
          onClick={() => all("message")(place.number)}
        >
          {t("messageGroup", { group: names.of(place.number) })}
        </Button>
      </Row>
      <Stack className="board" gap={12}>
        {columns.map(({ number, members, loading, error, again }) => (
          <GroupColumn
            key={number}
            number={number}
            members={members}
            loading={loading}
            error={error}
            onRetry={again}
            count={countOf(number)}
            isCurrent={number === start}
            active={number === reached.number ? reached.index : null}
            card={card}
            onActive={(index) => activate({ number, index })}
            personOf={(key, from) => membersOf(from).find(({ SK }) => SK === key)}
            onRename={setRenamed}
            onMessage={all("message")}
            onBook={all("book")}
            onMove={move}
          />
        ))}
      </Stack>
      {renamed !== null && (
        <ReturnFocus>
          <RenameDialog
            projectId={projectId}
            number={renamed}
            onClose={() => setRenamed(null)}
            onRenamed={() => last.final(() => notify("info", t("notUndone")))}
          />
        </ReturnFocus>
      )}
      {bulk.dialogs}
      {offer}
      <HintStrip />
    </>
  );
}

/** The private groups of a role side by side: who is first choice, and who comes next. */
export function GroupsPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { projectId = "", roleId = "" } = useParams();
  const board = useBoard(projectId, roleId);
  const names = useNamesOf(board.groups);
  const { position, columns } = board;
  const isWhole = columns.every(
    ({ members, loading, error }) => !loading && !error && members.length < GROUP_PAGE,
  );
  const people = new Set(columns.flatMap(({ members }) => members.map(({ SK }) => SK))).size;
  const name = position?.Data.PositionName ?? shell("unnamed");
  const project = position?.Data.Project;
  const above = useAbove(
    project ? { key: project.PK, name: project.Data.Name } : null,
    position && { key: position.SK, name },
  );
  return (
    <GroupNamesProvider value={names}>
      <div className="board-page">
        <PageHeader
          title={position ? t("groupsTitle", { position: name }) : t("groups")}
          lead={
            position && (
              <>
                <Link to={linkTo(paths.projectDetail, { id: projectId })}>
                  <bdi>{project?.Data.Name ?? shell("unnamed")}</bdi>
                </Link>
                {" · "}
                <Link to={linkTo(paths.positionSubmissions, { id: roleId, projectId })}>{t("toWall")}</Link>
                {" · "}
                {isWhole && `${t("people", { count: people })} · `}
                {t("groupsPrivate")}
              </>
            )
          }
          short={t("groups")}
          above={above}
        />
        <DataBlock loading={board.loading} error={board.error} onRetry={board.again}>
          <Columns board={board} projectId={projectId} positionId={roleId} />
        </DataBlock>
      </div>
    </GroupNamesProvider>
  );
}
