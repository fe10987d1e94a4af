import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FeaturedShownQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { FeaturedShown } from "./featured-documents.ts";
import "./featured.css";

type Feature = FeaturedShownQuery["getFeaturedProjects"][number];

const SHOWN = 6;

/** The breakdown of a feature's project; without a project its pictures. */
const pageOf = ({ PK, Data }: Feature): string =>
  Data.Project
    ? linkTo(paths.projectSearch, {}, { project: Data.Project.PK })
    : linkTo(paths.gallery, { id: PK, type: "feature" });

/**
 * The projects that admins feature, each with a link to its breakdown, as cards or in one line; nothing if there are
 * none.
 */
export function FeaturedStrip({ look }: { readonly look: "cards" | "line" }) {
  const { t } = useTranslation("featured-now");
  const { data, error, loading, refetch } = useQuery(FeaturedShown, { fetchPolicy: "cache-and-network" });
  const features = data?.getFeaturedProjects.slice(0, SHOWN) ?? [];
  if (!data && error) {
    return (
      <FailureLine what={t("title")} error={error} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (features.length === 0 && !loading) return null;
  return (
    <section className="featured-strip" data-look={look} aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {features.length === 0 && <Loading rows={1} />}
      <ul>
        {features.map((feature) => (
          <li key={feature.PK}>
            <Link className="featured-link" to={pageOf(feature)}>
              <MediaImage
                url={feature.Data.CoverMedia?.Data.ContentThumbNailUrl}
                small={feature.Data.CoverMedia?.Data.ContentSmallUrl}
                alt=""
                name={feature.Data.Name ?? ""}
                shape="wide"
              />
              <bdi>{feature.Data.Name}</bdi>
              {look === "cards" && feature.Data.Description && (
                <span className="featured-about" dir="auto">
                  {feature.Data.Description}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
