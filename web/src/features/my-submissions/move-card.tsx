import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { answerWith, dateAnswerOf } from "#lib/talent-side/owed.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useOpened } from "#lib/use-opened.ts";
import { Row, Stack, Toolbar } from "#ui/layout/layout.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { slotZone } from "#ui/when/slot-zone.ts";
import type { DialogName } from "./dialogs/move-dialogs.tsx";
import { DateTile, ownWords, useMoveFacts, useMoveTitle, useDateAnswerText } from "./move-words.tsx";
import type { Move, Submission } from "./my-work.ts";
import { useActing } from "./use-acting.ts";
import { JoinButton } from "./waiting/join-button.tsx";
import { PlacesLeft, isFull } from "./waiting/places-left.tsx";

const MoveDialogs = lazy(() =>
  import("./dialogs/move-dialogs.tsx").then((m) => ({ default: m.MoveDialogs })),
);

type MoveProps = {
  readonly move: Move;
  /** True for agents, who need to see which client it concerns. */
  readonly showTalent: boolean;
  readonly onChanged: () => void;
};

type ButtonsProps = {
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly onOpenDialog: (dialog: DialogName) => void;
  readonly onChanged: () => void;
};

/** Confirms the offered time; if it is full, joins its waiting list. */
function TakeButton({ move: { submission }, acting, onChanged }: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  if (!isFull(submission))
    return (
      <Button type="primary" loading={acting.busy === "confirm"} onClick={acting.confirm}>
        {t("confirm")}
      </Button>
    );
  const canJoin = submission.Data.ViewerCan.includes("joinWaitingList");
  return canJoin && <JoinButton record={submission} onChanged={onChanged} />;
}

function AuditionButtons(props: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  const { move, onOpenDialog } = props;
  const { ViewerCan } = move.submission.Data;
  return (
    <>
      <TakeButton {...props} />
      {ViewerCan.includes("requestAnotherTime") && (
        <Button onClick={() => onOpenDialog("otherTime")}>{t("otherTime")}</Button>
      )}
      {ViewerCan.includes("cancelAudition") && (
        <Button type="text" onClick={() => onOpenDialog("decline")}>
          {t("cancel")}
        </Button>
      )}
    </>
  );
}

/** Yes, no, or it depends; if one was already given, only the other two. */
function RequestButtons({ move, acting, onOpenDialog }: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const yes = isOffer ? "Accept" : "Free";
  const no = isOffer ? "Decline" : "NotFree";
  const answer = dateAnswerOf(move.submission);
  const kind = ownWords(move);
  // A yes that binds, and one to days on which there is something else, get a second look.
  const needsLook = isOffer || kind === "Hold" || (move.submission.Data.Clashes ?? []).length > 0;
  return (
    <>
      {answer !== "Free" && (
        <Button
          type={answer === null ? "primary" : "default"}
          loading={acting.busy === yes}
          onClick={() => (needsLook ? onOpenDialog("accept") : acting.answer(yes))}
        >
          {kind ? t(`yes.${kind}`) : t(`answers.${yes}`)}
        </Button>
      )}
      <Button loading={acting.busy === no} onClick={() => acting.answer(no)}>
        {kind ? t(`no.${kind}`) : t(`answers.${no}`)}
      </Button>
      {!isOffer && (
        <Button type="text" onClick={() => onOpenDialog("condition")}>
          {t(answer === "Conditional" ? "otherCondition" : "answers.Conditional")}
        </Button>
      )}
    </>
  );
}

/** The answer about the dates, with its condition; nothing if there is none. */
function DateAnswerText({
  data,
  ofClient,
}: {
  readonly data: Submission["Data"];
  readonly ofClient: boolean;
}) {
  const dateAnswerText = useDateAnswerText(ofClient);
  const text = dateAnswerText(data);
  if (text === null) return null;
  return (
    <>
      <p className="move-said">{text}</p>
      {data.Request?.Answer && <p dir="auto">{data.Request.Answer}</p>}
    </>
  );
}

/** What casting requests, when and where, in the reader's time zone and the venue's. */
function MoveWords({ move, showTalent }: Omit<MoveProps, "onChanged">) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const title = useMoveTitle();
  const facts = useMoveFacts();
  const { Data } = move.submission;
  const slot = move.kind === "audition" ? Data.Audition?.Data : undefined;
  return (
    <>
      <h3>
        {showTalent && (
          <>
            <bdi>{fullName({ firstName: Data.FirstName, lastName: Data.LastName })}</bdi>
            {" · "}
          </>
        )}
        <bdi>{title(move)}</bdi>
      </h3>
      <p>
        <bdi>{facts(move)}</bdi>
      </p>
      {move.kind === "dates" && <DateAnswerText data={Data} ofClient={showTalent} />}
      {slot && slot.Zone !== ownZone() && (
        <p>{t("auditionTheirs", { time: formats.moment(slot.StartsAt, slotZone(slot)) })}</p>
      )}
      {move.kind === "offer" && Data.Request?.Terms && <p dir="auto">{Data.Request.Terms}</p>}
      {slot && <PlacesLeft record={move.submission} />}
      {Data.Waiting?.HeldUntil && <p>{t("waiting.held")}</p>}
    </>
  );
}

/** A request from casting that can be answered in place. */
export function MoveItem({ move, showTalent, onChanged }: MoveProps) {
  const { t } = useTranslation("my-submissions");
  const [dialog, setDialog] = useState<DialogName>(null);
  const opened = useOpened(dialog !== null);
  const acting = useActing(move.submission, onChanged);
  const Buttons = move.kind === "audition" ? AuditionButtons : RequestButtons;
  return (
    <Row as="li" className="move" gap={12} align="stretch" pad="12 16" fill="surface">
      <DateTile move={move} />
      <Stack className="move-words" gap={2} pack="start" shrinks>
        <MoveWords move={move} showTalent={showTalent} />
        <Toolbar before={4}>
          {move.submission.Data.ViewerCan.includes(answerWith(move)) && (
            <Buttons move={move} acting={acting} onOpenDialog={setDialog} onChanged={onChanged} />
          )}
          {move.until !== null && <DueCue at={move.until} format={(when) => t("answerBy", { time: when })} />}
        </Toolbar>
      </Stack>
      {opened && (
        <Suspense>
          <MoveDialogs
            move={move}
            acting={acting}
            dialog={dialog}
            onClose={() => setDialog(null)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Row>
  );
}
