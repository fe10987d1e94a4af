import { FlagOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import type { FeaturedNowQuery, OpenReportsQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { blockOf } from "../parts/block-of.ts";
import type { Query } from "../parts/block-of.ts";
import { Card } from "../parts/card.tsx";
import { WorkRow } from "../parts/work-row.tsx";

type Report = OpenReportsQuery["getReports"]["Results"][number];
type Features = Query & { readonly data?: FeaturedNowQuery | undefined };

const FEATURES_SHOWN = 4;

/** Reported messages that no admin has reviewed yet. */
export function ReportsCard({
  reports,
  total,
}: {
  readonly reports: readonly Report[];
  readonly total: number;
}) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  return (
    <Card title={t("reports")} waiting={total}>
      {reports.length === 0 && <p className="dash-empty">{t("noReports")}</p>}
      <ul className="work-list">
        {reports.map(({ PK, Data }) => (
          <WorkRow
            key={PK}
            lead={
              <span className="work-icon" aria-hidden="true">
                <FlagOutlined />
              </span>
            }
            title={<bdi>{Data.Comment ?? Data.Subject}</bdi>}
            text={
              <bdi>
                {[
                  Data.Reason,
                  fullName({ firstName: Data.Reported.FirstName, lastName: Data.Reported.LastName }),
                  when.past(Data.UpdateDate),
                ].join(" · ")}
              </bdi>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/** The projects that are currently featured; renders nothing if there are none. */
export function FeaturedCard({ query }: { readonly query: Features }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const features = query.data?.getFeaturedProjects ?? [];
  const { error, onRetry } = blockOf(query);
  if (features.length === 0 && !error) return null;
  return (
    <Card
      title={t("featuredNow")}
      {...(!error && { note: t("featuredCount", { count: features.length }) })}
      link={{ to: linkTo(paths.featured), text: shell("edit") }}
    >
      <FailureLine error={error} onRetry={onRetry} />
      <Stack as="ul" className="featured-now" gap={10} pad="12 16" text="small">
        {features.slice(0, FEATURES_SHOWN).map(({ PK, Data }) => (
          <li key={PK}>
            <MediaImage
              url={Data.CoverMedia?.Data.ContentThumbNailUrl}
              alt=""
              name={Data.Name ?? ""}
              shape="headshot"
            />
            <bdi>{Data.Name}</bdi>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
