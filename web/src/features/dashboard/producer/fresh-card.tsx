import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { Card } from "../parts/card.tsx";
import { RowPoster, WorkRow } from "../parts/work-row.tsx";
import { countOf } from "./producer-work.ts";
import type { OwnProject } from "./producer-work.ts";

const SHOWN = 6;

/** Projects with unopened submissions, those with the most first. */
export function FreshCard({ projects }: { readonly projects: readonly OwnProject[] }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const fresh = projects
    .map((project) => ({ project, count: countOf(project, "New") }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <Card title={t("newSubmissions")}>
      {fresh.length === 0 ? (
        <p className="dash-empty">{t("noNewSubmissions")}</p>
      ) : (
        <ul className="work-list">
          {fresh.slice(0, SHOWN).map(({ project: { PK, Data }, count }) => {
            const name = Data.Name ?? shell("unnamed");
            return (
              <WorkRow
                key={PK}
                lead={<RowPoster url={Data.Media[0]?.Data.ContentThumbNailUrl} name={name} />}
                title={<bdi>{name}</bdi>}
                text={t("notOpened", { count })}
                end={
                  <Link
                    className="plain-button"
                    to={linkTo(paths.projectSubmissions, { id: PK })}
                    aria-label={`${t("work.review")}: ${name}`}
                  >
                    {t("work.review")}
                  </Link>
                }
              />
            );
          })}
        </ul>
      )}
    </Card>
  );
}
