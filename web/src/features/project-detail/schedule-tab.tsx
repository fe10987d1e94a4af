import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProjectScheduleQuery } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { ProjectSchedule } from "./detail-documents.ts";

type Filming = ProjectScheduleQuery["getFilmingTimes"]["FilmingDates"];
type Auditions = ProjectScheduleQuery["getAuditionTimes"]["Auditions"];

function FilmingList({ dates }: { readonly dates: Filming }) {
  const { t } = useTranslation("project-detail");
  const formats = useFormats();
  if (dates.length === 0) return <p>{t("noFilming")}</p>;
  return (
    <ul className="schedule-list">
      {dates.map(({ SK, Data }) => (
        <li key={SK}>
          <strong>{formats.day(Data.Date)}</strong>
          {Data.Time && <span>{t("callAt", { time: Data.Time, zone: Data.Zone.replaceAll("_", " ") })}</span>}
        </li>
      ))}
    </ul>
  );
}

function AuditionList({ slots }: { readonly slots: Auditions }) {
  const { t } = useTranslation("project-detail");
  const formats = useFormats();
  const mine = ownZone();
  if (slots.length === 0) return <p>{t("noAuditions")}</p>;
  return (
    <ul className="schedule-list">
      {slots.map(({ SK, Data }) => (
        <li key={SK}>
          <strong>{formats.moment(Data.StartsAt, Data.Zone)}</strong>
          {Data.Zone !== mine && <span>{t("yourTime", { time: formats.moment(Data.StartsAt, mine) })}</span>}
          <span>{t("minutes", { count: Data.LengthMinutes })}</span>
          <span>{t("places", { count: Data.Capacity })}</span>
          {Data.Place && <bdi>{Data.Place}</bdi>}
          {Data.Link && (
            <a href={Data.Link} target="_blank" rel="noreferrer" dir="ltr">
              {Data.Link}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Days of filming and audition times, in the place's zone and in the reader's. */
export function ScheduleTab({ projectKey }: { readonly projectKey: string }) {
  const { t } = useTranslation("project-detail");
  const { data, error, loading, refetch } = useQuery(ProjectSchedule, { variables: { pK: projectKey } });
  return (
    <DataBlock
      loading={!data && loading}
      error={data ? null : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {data && (
        <div className="schedule">
          <section aria-labelledby="schedule-filming">
            <h2 id="schedule-filming">{t("filming")}</h2>
            <FilmingList dates={data.getFilmingTimes.FilmingDates} />
          </section>
          <section aria-labelledby="schedule-auditions">
            <h2 id="schedule-auditions">{t("auditions")}</h2>
            <AuditionList slots={data.getAuditionTimes.Auditions} />
          </section>
          <Link to={linkTo(paths.createProject, { id: projectKey }, { step: "location" })}>
            {t("editSchedule")}
          </Link>
        </div>
      )}
    </DataBlock>
  );
}
