import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { answerWith, saidOf } from "#lib/talent-side/owed.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useOpened } from "#lib/use-opened.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import type { Asking } from "./move-dialogs.tsx";
import { DateTile, useMoveFacts, useMoveTitle, useSaid } from "./move-words.tsx";
import type { Move, Submission } from "./my-work.ts";
import { useActing } from "./use-acting.ts";
import { JoinButton } from "./waiting/join-button.tsx";
import { PlacesLeft, isFull } from "./waiting/places-left.tsx";

const MoveDialogs = lazy(() => import("./move-dialogs.tsx").then((m) => ({ default: m.MoveDialogs })));

type MoveProps = {
  readonly move: Move;
  /** True for agents, who need to see which client it concerns. */
  readonly showTalent: boolean;
  readonly onChanged: () => void;
};

type ButtonsProps = {
  readonly move: Move;
  readonly acting: ReturnType<typeof useActing>;
  readonly onAsk: (asking: Asking) => void;
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
  const { move, onAsk } = props;
  const { ViewerCan } = move.submission.Data;
  return (
    <>
      <TakeButton {...props} />
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

/** Yes, no, or it depends; if one was already given, only the other two. */
function RequestButtons({ move, acting, onAsk }: ButtonsProps) {
  const { t } = useTranslation("my-submissions");
  const isOffer = move.kind === "offer";
  const yes = isOffer ? "Accept" : "Free";
  const no = isOffer ? "Decline" : "NotFree";
  const said = saidOf(move.submission);
  return (
    <>
      {said !== "Free" && (
        <Button
          type={said === null ? "primary" : "default"}
          loading={acting.busy === yes}
          onClick={() => acting.answer(yes)}
        >
          {t(`answers.${yes}`)}
        </Button>
      )}
      <Button loading={acting.busy === no} onClick={() => acting.answer(no)}>
        {t(`answers.${no}`)}
      </Button>
      {!isOffer && (
        <Button type="text" onClick={() => onAsk("condition")}>
          {t(said === "Conditional" ? "otherCondition" : "answers.Conditional")}
        </Button>
      )}
    </>
  );
}

/** The answer about the dates, with its condition; nothing if there is none. */
function SaidWords({ data, ofClient }: { readonly data: Submission["Data"]; readonly ofClient: boolean }) {
  const say = useSaid(ofClient);
  const said = say(data);
  if (said === null) return null;
  return (
    <>
      <p className="move-said">{said}</p>
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
      {move.kind === "dates" && <SaidWords data={Data} ofClient={showTalent} />}
      {slot && slot.Zone !== ownZone() && (
        <p>{t("auditionTheirs", { time: formats.moment(slot.StartsAt, slot.Zone) })}</p>
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
  const [asking, setAsking] = useState<Asking>(null);
  const asked = useOpened(asking !== null);
  const acting = useActing(move.submission, onChanged);
  const Buttons = move.kind === "audition" ? AuditionButtons : RequestButtons;
  return (
    <li className="move">
      <DateTile move={move} />
      <div className="move-words">
        <MoveWords move={move} showTalent={showTalent} />
        <div className="move-actions">
          {move.submission.Data.ViewerCan.includes(answerWith(move)) && (
            <Buttons move={move} acting={acting} onAsk={setAsking} onChanged={onChanged} />
          )}
          {move.until !== null && <DueCue at={move.until} say={(when) => t("answerBy", { time: when })} />}
        </div>
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
