import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { answerWith } from "#lib/talent-side/owed.ts";
import { OtherTime } from "#ui/other-time/other-time.tsx";
import type { Wish } from "#ui/other-time/other-times.ts";
import { usePay } from "#ui/pay/use-pay.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import type { WhenWords } from "#ui/when/when-words.ts";
import { Facts } from "#ui/facts.tsx";
import { useAct } from "../parts/use-act.ts";
import { RowFace, WorkRow } from "../parts/work-row.tsx";
import type { Awaited, Move } from "./moves.ts";
import { TakeButton } from "./take-button.tsx";
import { AnswerDates, AskOtherTime } from "./move-documents.ts";

type MoveRowProps = {
  readonly move: Move;
  readonly onChanged: () => void;
  /** True for agents, who need to see which client it concerns. */
  readonly ofClient?: boolean;
};

/** The day of the request, as a calendar leaf. */
function DateTile({ move }: { readonly move: Move }) {
  const { i18n } = useTranslation();
  const { Audition, Request } = move.submission.Data;
  const day = move.kind === "audition" ? Audition?.Data.StartsAt : Request?.Dates[0];
  if (!day) return null;
  const locale = `${i18n.language}-u-nu-latn`;
  const options: Intl.DateTimeFormatOptions = move.kind === "audition" ? {} : { timeZone: "UTC" };
  const write = (part: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(locale, { ...options, ...part });
  return (
    <span className={move.kind === "audition" ? "date-tile" : "date-tile date-tile-hold"} aria-hidden="true">
      <small>{write({ month: "short" })}</small>
      <strong>{write({ day: "numeric" })}</strong>
    </span>
  );
}

type MoveWords = { readonly title: string; readonly facts: ReadonlyArray<string | null | undefined> };

function useAuditionWords(): (data: Awaited["Data"]) => MoveWords {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  return (data) => {
    const slot = data.Audition?.Data;
    return {
      title: t("move.audition", { role: data.Position.Name ?? "" }),
      facts: slot
        ? [
            data.Project.Name,
            when.moment(slot.StartsAt),
            when.length(slot.LengthMinutes * 60_000),
            slot.Place,
            data.AuditionPlacesLeft === 0 ? t("move.full") : null,
          ]
        : [data.Project.Name],
    };
  };
}

/** A single day, or several as a range; empty if there are none. */
function daysOf(dates: readonly string[], when: WhenWords): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return "";
  return first === last ? when.day(first) : when.days(first, last);
}

function useRequestWords(): (data: Awaited["Data"]) => MoveWords {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const pay = usePay();
  return ({ Request: request, Position, Project }) => {
    const days = daysOf(request?.Dates ?? [], when);
    const sum = pay.request(request ?? {}, Position.Record?.Data ?? {});
    if (request?.Kind === "Offer")
      return { title: t("move.offer"), facts: [Position.Name, Project.Name, days, sum] };
    const kind = t(`entry.${request?.Kind ?? "Avail"}`, { defaultValue: "" });
    return {
      title: days === "" ? t("move.free") : t("move.freeOn", { days }),
      facts: [Position.Name, Project.Name, kind, sum],
    };
  };
}

type ButtonsProps = Required<MoveRowProps> & { readonly label: string; readonly onOther: () => void };

function AuditionButtons(props: ButtonsProps) {
  const { t } = useTranslation("dashboard");
  const { label, onOther } = props;
  return (
    <>
      <TakeButton {...props} />
      {props.move.submission.Data.ViewerCan.includes("requestAnotherTime") && (
        <button
          type="button"
          className="plain-button"
          aria-label={`${t("move.otherTime")}: ${label}`}
          onClick={onOther}
        >
          {t("move.otherTime")}
        </button>
      )}
    </>
  );
}

function DatesButtons({ move, onChanged, label, ofClient }: ButtonsProps) {
  const { t } = useTranslation("dashboard");
  const graph = useApolloClient();
  const { busy, act } = useAct(onChanged);
  const { PK, SK } = move.submission;
  const answer = (Answer: "Free" | "NotFree", done: string) => {
    const run = () => graph.mutate({ mutation: AnswerDates, variables: { answer: { PK, SK, Answer } } });
    void act(SK, run, done);
  };
  const free = t(ofClient ? "move.clientFree" : "move.iAmFree");
  return (
    <>
      <button
        type="button"
        className="accent-button"
        aria-busy={busy !== null}
        aria-label={`${free}: ${label}`}
        onClick={() => answer("Free", t("move.saidFree"))}
      >
        {free}
      </button>
      <button
        type="button"
        className="plain-button"
        aria-label={`${t("move.notFree")}: ${label}`}
        onClick={() => answer("NotFree", t("move.saidNotFree"))}
      >
        {t("move.notFree")}
      </button>
    </>
  );
}

function MoveButtons(props: ButtonsProps) {
  const { t } = useTranslation("dashboard");
  if (!props.move.submission.Data.ViewerCan.includes(answerWith(props.move))) return null;
  if (props.move.kind === "audition") return <AuditionButtons {...props} />;
  if (props.move.kind === "dates") return <DatesButtons {...props} />;
  return (
    <Link
      className="accent-button"
      to={linkTo(paths.mySubmissions, {}, { tab: "availability" })}
      aria-label={`${t("move.readOffer")}: ${props.label}`}
    >
      {t("move.readOffer")}
    </Link>
  );
}

/** A pending answer that can be given in place. */
export function MoveRow({ move, onChanged, ofClient = false }: MoveRowProps) {
  const { t } = useTranslation("dashboard");
  const graph = useApolloClient();
  const [isOpen, setIsOpen] = useState(false);
  const auditionWords = useAuditionWords();
  const requestWords = useRequestWords();
  const { PK, SK, Data } = move.submission;
  const { title, facts } = move.kind === "audition" ? auditionWords(Data) : requestWords(Data);
  const client = fullName({ firstName: Data.FirstName, lastName: Data.LastName });
  const label = [ofClient ? client : "", Data.Position.Name].filter(Boolean).join(", ");

  const requestOtherTime = ({ auditionIds, reason }: Wish) =>
    graph.mutate({
      mutation: AskOtherTime,
      variables: { pK: PK, sK: SK, reason, auditionIds: [...auditionIds] },
    });

  const beside = <span className="beside">{title}</span>;
  return (
    <>
      <WorkRow
        lead={
          ofClient ? (
            <RowFace url={Data.ProfileImage?.Data.ContentThumbNailUrl} name={client} />
          ) : (
            <DateTile move={move} />
          )
        }
        title={
          <>
            <bdi>{ofClient ? client : title}</bdi> {ofClient && beside}
          </>
        }
        text={<Facts of={facts} />}
        end={
          <>
            {move.until !== null && <DueCue at={move.until} format={(when) => t("by.answer", { when })} />}
            <MoveButtons
              move={move}
              onChanged={onChanged}
              ofClient={ofClient}
              label={label}
              onOther={() => setIsOpen(true)}
            />
          </>
        }
      />
      <OtherTime
        submission={move.submission}
        open={isOpen}
        send={requestOtherTime}
        onClose={() => setIsOpen(false)}
        onDone={onChanged}
      />
    </>
  );
}
