import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FeaturedShownQuery } from "#gen/graphql.ts";
import { graphRequest } from "#lib/graph/graph-request.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { rememberReturnTo, returnTo } from "#lib/session/return-to.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { FeaturedShown } from "./featured-documents.ts";
import "./featured.css";

type Feature = FeaturedShownQuery["getFeaturedProjects"][number];

const SHOWN = 3;

/** The address of a feature's breakdown, which only members read; null if it has none. */
const breakdownOf = ({ Data }: Feature): string | null =>
  Data.Project ? linkTo(paths.projectSearch, {}, { project: Data.Project.PK }) : null;

/** What is featured, without Apollo, which guests' pages do not load. */
function useFeatures() {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<readonly Feature[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    graphRequest(FeaturedShown, {}).then(
      ({ getFeaturedProjects }) => {
        if (current) setFound(getFeaturedProjects.slice(0, SHOWN));
      },
      (reason: unknown) => {
        if (current) setError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    found,
    error,
    again: () => {
      setError(null);
      setAttempt((count) => count + 1);
    },
  };
}

function Cover({ feature: { PK, Data } }: { readonly feature: Feature }) {
  const { t } = useTranslation("featured-now");
  const name = Data.Name ?? "";
  const image = (
    <MediaImage
      url={Data.CoverMedia?.Data.ContentThumbNailUrl}
      small={Data.CoverMedia?.Data.ContentSmallUrl}
      alt=""
      name={name}
      shape="wide"
    />
  );
  if (!Data.CoverMedia) return image;
  return (
    <Link to={linkTo(paths.gallery, { id: PK, type: "feature" })} aria-label={t("pictures", { name })}>
      {image}
    </Link>
  );
}

/**
 * The featured projects beside the forms for guests: the cover leads to the public pictures; the breakdown is stored
 * as the page that opens after signing in, and that is said.
 */
export function FeaturedForGuests() {
  const { t } = useTranslation("featured-now");
  const { found, error, again } = useFeatures();
  const [wanted, setWanted] = useState(returnTo);
  if (error !== null) return <FailureLine what={t("title")} error={error} onRetry={again} />;
  if (found === null) return <Loading rows={SHOWN} />;
  if (found.length === 0) return null;
  const chosen = found.find((feature) => wanted !== null && breakdownOf(feature) === wanted);
  const choose = (address: string) => {
    rememberReturnTo(address);
    setWanted(address);
    document.querySelector<HTMLElement>(".auth-card :is(input, button, a)")?.focus();
  };
  return (
    <section className="featured-guests" aria-label={t("title")}>
      <h2>{t("title")}</h2>
      <output className="featured-waits">{chosen && t("waits", { name: chosen.Data.Name ?? "" })}</output>
      <ul>
        {found.map((feature) => {
          const { PK, Data } = feature;
          const breakdown = breakdownOf(feature);
          return (
            <li key={PK}>
              <Cover feature={feature} />
              <div>
                <strong dir="auto">{Data.Name}</strong>
                {Data.Description && <p dir="auto">{Data.Description}</p>}
                {breakdown !== null && (
                  <button
                    type="button"
                    className="plain-button"
                    aria-label={t("readOf", { name: Data.Name ?? "" })}
                    onClick={() => choose(breakdown)}
                  >
                    {t("read")}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
