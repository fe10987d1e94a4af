import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useOpened } from "#lib/use-opened.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import type { Asking } from "./move-dialogs.tsx";
import { DateTile, useMoveFacts, useMoveTitle } from "./move-words.tsx";
import type { Move } from "./my-work.ts";
import { useActing } from "./use-acting.ts";
import { WaitingOffer } from "./waiting/waiting-offer.tsx";

const MoveDialogs = lazy(() => import("./move-dialogs.tsx").then((m) => ({ default: m.MoveDialogs })));

type MoveProps = {
  readonly move: Move;
  /** An agent sees whose it is. */
  readonly showTalent: boolean;
  readonly onChanged: () => void;
};

type ButtonsProps = {
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly onAsk: (asking: Asking) => void;
};

function AuditionButtons({ move, acting, onAsk }: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  const { ViewerCan } = move.submission.Data;
  return (
    <>
      <Button type="primary" loading={acting.busy === "confirm"} onClick={acting.confirm}>
        {t("confirm")}
      </Button>
      {ViewerCan.includes("requestAnotherTime") && (
        <Button onClick={() => onAsk("otherTime")}>{t("otherTime")}</Button>
      )}
      {ViewerCan.includes("cancelAudition") && (
        <Button type="text" onClick={() => onAsk("decline")}>
          {t("cancel")}
        </Button>
      )}
    </>
  );
}

function RequestButtons({ move, acting, onAsk }: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const yes = isOffer ? "Accept" : "Free";
  const no = isOffer ? "Decline" : "NotFree";
  return (
    <>
      <Button type="primary" loading={acting.busy === yes} onClick={() => acting.answer(yes)}>
        {t(`answers.${yes}`)}
      </Button>
      <Button loading={acting.busy === no} onClick={() => acting.answer(no)}>
        {t(`answers.${no}`)}
      </Button>
      {!isOffer && (
        <Button type="text" onClick={() => onAsk("condition")}>
          {t("answers.Conditional")}
        </Button>
      )}
    </>
  );
}

/** What is asked, when and where, in the reader's zone and in the place's. */
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
      {slot && slot.Zone !== ownZone() && (
        <p>{t("auditionTheirs", { time: formats.moment(slot.StartsAt, slot.Zone) })}</p>
      )}
      {move.kind === "offer" && Data.Request?.Terms && <p dir="auto">{Data.Request.Terms}</p>}
      {Data.Waiting?.HeldUntil && <p>{t("waiting.held")}</p>}
    </>
  );
}

/** Something that casting waits for, answered in place. */
export function MoveItem({ move, showTalent, onChanged }: MoveProps) {
  const { t } = useTranslation("my-submissions");
  const [asking, setAsking] = useState<Asking>(null);
  const asked = useOpened(asking !== null);
  const acting = useActing(move.submission, onChanged);
  const { Data } = move.submission;
  const { fullSlot } = acting;
  const isFull = fullSlot !== null && fullSlot === Data.AuditionId;
  const Buttons = move.kind === "audition" ? AuditionButtons : RequestButtons;
  return (
    <li className="move">
      <DateTile move={move} />
      <div className="move-words">
        <MoveWords move={move} showTalent={showTalent} />
        <div className="move-actions">
          <Buttons move={move} acting={acting} onAsk={setAsking} />
          {move.until !== null && <DueCue at={move.until} say={(when) => t("answerBy", { time: when })} />}
        </div>
        {isFull && Data.ViewerCan.includes("joinWaitingList") && (
          <WaitingOffer record={move.submission} slot={fullSlot} onChanged={onChanged} />
        )}
      </div>
      {asked && (
        <Suspense>
          <MoveDialogs
            move={move}
            acting={acting}
            asking={asking}
            onClose={() => setAsking(null)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </li>
  );
}
