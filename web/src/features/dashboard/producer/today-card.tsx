import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { Facts } from "#ui/facts.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { Card } from "../parts/card.tsx";
import { useAct } from "../parts/use-act.ts";
import { RowFace, WorkRow } from "../parts/work-row.tsx";
import { CheckInPerson } from "./producer-documents.ts";
import { partsOfDay } from "./producer-work.ts";
import type { Entry, NextEntry } from "./producer-work.ts";

const SHOWN = 6;

type RowProps = { readonly entry: Entry; readonly onChanged: () => void };

/** Audition statuses that have a text of their own. */
const ANSWERS = ["Offered", "Confirmed", "ChangeRequested", "CheckedIn", "Done", "NoShow"] as const;

function answerOf(entry: NextEntry): (typeof ANSWERS)[number] {
  return ANSWERS.find((one) => one === entry.Submission?.Data.AuditionStatus) ?? "Offered";
}

function CheckInButton({ entry, name, onChanged }: RowProps & { readonly name: string }) {
  const { t } = useTranslation("dashboard");
  const graph = useApolloClient();
  const { busy, act } = useAct(onChanged);
  const { PK: pK = "", SK: sK = "" } = entry.Submission ?? {};
  const run = () => graph.mutate({ mutation: CheckInPerson, variables: { pK, sK } });
  return (
    <button
      type="button"
      className="plain-button"
      aria-busy={busy !== null}
      aria-label={`${t("checkIn")}: ${name}`}
      onClick={() => void act(sK, run, t("checkedIn", { name }))}
    >
      {t("checkIn")}
    </button>
  );
}

/** The state of a person's audition: in progress, its round, and their answer. */
function AuditionMarks({ entry }: { readonly entry: NextEntry }) {
  const { t } = useTranslation("dashboard");
  const now = useNow().getTime();
  const { Submission } = entry;
  const status = answerOf(entry);
  const round = Submission?.Data.Round ?? 1;
  const isNow = Date.parse(entry.StartsAt) <= now && now < Date.parse(entry.EndsAt ?? entry.StartsAt);
  return (
    <>
      {isNow && (
        <Text className="dash-cue" radius="tiny" text="small bold">
          {t("now")}
        </Text>
      )}
      {round > 1 && <span className="fact-tag">{t("callbackRound", { round })}</span>}
      <StatusTag {...statusLook("audition", status)}>{t(`answer.${status}`)}</StatusTag>
    </>
  );
}

function AuditionRow({ entry, onChanged }: RowProps) {
  const when = useWhen({ zone: entry.Zone ?? undefined });
  const { Submission, User, Position } = entry;
  const name = fullName({ firstName: User?.Data.FirstName, lastName: User?.Data.LastName });
  const link = linkTo(paths.positionSubmission, {
    userId: Submission?.Data.UserId ?? "",
    positionId: Position?.PositionId ?? "",
  });
  const mayCheckIn = answerOf(entry) === "Confirmed" && Submission?.Data.ViewerCan.includes("checkIn");
  return (
    <WorkRow
      lead={
        <Row as="span" className="today-lead" gap={8}>
          <time dateTime={entry.StartsAt}>{when.clock(entry.StartsAt)}</time>
          <RowFace url={User?.Data.ProfileImage?.Data.ContentThumbNailUrl} name={name} />
        </Row>
      }
      title={
        <>
          <Link to={link}>
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="beside">
            <bdi>{Position?.Name}</bdi> · <bdi>{entry.Project.Name}</bdi>
          </span>
        </>
      }
      end={
        <>
          {mayCheckIn && <CheckInButton entry={entry} name={name} onChanged={onChanged} />}
          <AuditionMarks entry={entry} />
        </>
      }
    />
  );
}

type TodayProps = { readonly entries: readonly Entry[]; readonly onChanged: () => void };

function Rows({ entries, onChanged }: TodayProps) {
  return (
    <ul className="work-list">
      {entries.map((entry) => (
        <AuditionRow key={entry.Id} entry={entry} onChanged={onChanged} />
      ))}
    </ul>
  );
}

/** The auditions of the day that are over, the next ones, and the number of the rest. */
function TodayRows({ entries, onChanged }: TodayProps) {
  const { t } = useTranslation("dashboard");
  const [whole, setWhole] = useState(false);
  const { over, ahead } = partsOfDay(entries, useNow());
  const shown = whole ? ahead : ahead.slice(0, SHOWN);
  const more = ahead.length - shown.length;
  return (
    <>
      {over.length > 0 && (
        <details className="today-over" open={ahead.length === 0}>
          <summary>{t("earlierToday", { count: over.length })}</summary>
          <Rows entries={over} onChanged={onChanged} />
        </details>
      )}
      {shown.length > 0 && <Rows entries={shown} onChanged={onChanged} />}
      {more > 0 && (
        <button type="button" className="today-more" onClick={() => setWhole(true)}>
          {t("moreToday", { count: more })}
        </button>
      )}
    </>
  );
}

/** Who is coming today, by time, and whether they have checked in. */
export function TodayCard({ entries, onChanged }: TodayProps) {
  const { t } = useTranslation("dashboard");
  const places = [...new Set(entries.map(({ Submission }) => Submission?.Data.Audition?.Data.Place ?? ""))];
  const note = [t("people", { count: entries.length }), places.length === 1 ? places[0] : ""];
  return (
    <Card
      title={t("auditionsToday")}
      note={note.filter((one) => one !== "").join(" · ")}
      link={{ to: linkTo(paths.calendar, {}, { view: "day" }), text: t("calendar") }}
    >
      <TodayRows entries={entries} onChanged={onChanged} />
    </Card>
  );
}

function NextDay({ entry }: { readonly entry: NextEntry }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const name = fullName({ firstName: entry.User?.Data.FirstName, lastName: entry.User?.Data.LastName });
  const kind = t(`entry.${entry.Kind}`, { defaultValue: entry.Kind });
  const facts = [entry.Position?.Name, entry.Project.Name];
  return (
    <WorkRow
      lead={
        <Row as="span" className="today-lead" gap={8}>
          <time className="next-day" dateTime={entry.StartsAt}>
            {entry.Kind === "Audition" ? when.moment(entry.StartsAt) : when.day(entry.Date)}
          </time>
          {name !== "" && (
            <RowFace url={entry.User?.Data.ProfileImage?.Data.ContentThumbNailUrl} name={name} />
          )}
        </Row>
      }
      title={<bdi>{name === "" ? kind : name}</bdi>}
      text={<Facts of={facts} />}
      end={
        entry.Kind === "Audition" ? <AuditionMarks entry={entry} /> : <span className="fact-tag">{kind}</span>
      }
    />
  );
}

/** The next days, if there are no auditions today. */
export function NextDaysCard({ entries }: { readonly entries: readonly NextEntry[] }) {
  const { t } = useTranslation("dashboard");
  return (
    <Card title={t("nextDays")} link={{ to: linkTo(paths.calendar), text: t("calendar") }}>
      <ul className="work-list">
        {entries.slice(0, SHOWN).map((entry) => (
          <NextDay key={entry.Id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
