import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { Facts } from "#ui/facts.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { Card } from "../parts/card.tsx";
import { WorkRow } from "../parts/work-row.tsx";
import { comingAuditions, countsOf } from "./moves.ts";
import type { ComingAudition, Latest } from "./moves.ts";

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** How many submissions are at each stage, and the latest changes. */
export function SubmissionsCard({ latest: { Stages, Submissions } }: { readonly latest: Latest }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const counts = countsOf(Stages).filter(([, count]) => count > 0);
  return (
    <Card title={t("yourSubmissions")} link={{ to: linkTo(paths.mySubmissions), text: t("seeAll") }}>
      <dl className="count-row">
        {counts.map(([name, count]) => (
          <div key={name} className={`count count-${name}`}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
      <ul className="work-list">
        {Submissions.map(({ PK, SK, Data }) => (
          <WorkRow
            key={PK + SK}
            title={
              <Link to={linkTo(paths.mySubmissions)}>
                <bdi>{Data.Position.Name ?? shell("unnamed")}</bdi>
              </Link>
            }
            text={<Facts of={[Data.Project.Name, when.past(Data.UpdatedAt)]} />}
            end={
              <StatusTag {...statusLook("submission", Data.BookingStatus)}>
                {word("talentStatuses", Data.BookingStatus)}
              </StatusTag>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/** Seven days from today, with days of auditions marked, and the next audition in words. */
export function WeekCard({ auditions }: { readonly auditions: readonly ComingAudition[] }) {
  const { t, i18n } = useTranslation("dashboard");
  const when = useWhen();
  const coming = comingAuditions(auditions, useNow().getTime());
  const [next] = coming;
  const marked = new Set(coming.map(({ StartsAt }) => localDay(0, new Date(StartsAt))));
  const locale = `${i18n.language}-u-nu-latn`;
  return (
    <Card title={t("nextDays")} link={{ to: linkTo(paths.calendar), text: t("calendar") }}>
      <ol className="week-strip">
        {WEEK.map((ahead) => {
          const day = localDay(ahead);
          const date = new Date(`${day}T12:00:00`);
          return (
            <li key={day} data-today={ahead === 0 || undefined}>
              <span aria-hidden="true">{date.toLocaleDateString(locale, { weekday: "narrow" })}</span>
              <time dateTime={day} aria-label={when.fullDay(date)}>
                {date.getDate()}
              </time>
              {marked.has(day) && (
                <span className="week-mark">
                  <span className="visually-hidden">{t("entry.Audition")}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="week-next">
        {next
          ? t("nextAudition", {
              when: when.moment(next.StartsAt),
              role: next.Position?.Name ?? "",
            })
          : t("noAuditions")}
      </p>
    </Card>
  );
}

/** How complete the profile is for casting, with a link to what is missing. */
export function ProfileCard({ percent, missing }: { readonly percent: number; readonly missing: number }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  return (
    <Card title={t("profile")} tools={<strong>{formats.percent(percent)}</strong>}>
      <Stack className="profile-meter" gap={8} across="start" pad="12 16">
        <progress max={100} value={percent} aria-label={t("profile")} />
        <p>{t("profileText", { count: missing })}</p>
        <Link className="plain-button" to={linkTo(paths.profile)}>
          {t("completeProfile")}
        </Link>
      </Stack>
    </Card>
  );
}
