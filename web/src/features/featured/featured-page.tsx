import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FragmentType } from "@apollo/client";
import type { FeatureCard_FeatureFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Box } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { featureTime } from "./feature-time.ts";
import { FeatureCardFeature, Featured } from "./featured-documents.ts";
import { useRemoveFeature } from "./use-remove-feature.ts";
import "./featured.css";

type Card = FeatureCard_FeatureFragment;

/** When a feature is shown, in words. */
export function useShowing(): (data: Card["Data"]) => string {
  const { t } = useTranslation("featured");
  const formats = useFormats();
  return (data) => {
    const time = featureTime(data);
    if (time === "coming") return t("from", { date: formats.day(data.ShowFrom ?? "") });
    if (time === "over") return t("over", { date: formats.day(data.ShowUntil ?? "") });
    return data.ShowUntil ? t("until", { date: formats.day(data.ShowUntil) }) : t("shown");
  };
}

function Row({
  feature,
  onRemove,
}: {
  readonly feature: FragmentType<Card>;
  readonly onRemove: (key: string, name: string) => void;
}) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const showing = useShowing();
  const record = useRecord(FeatureCardFeature, feature);
  if (record === null) return null;
  const { PK, Data } = record;
  const name = Data.Name ?? shell("unnamed");
  return (
    <li className="feature-row">
      <MediaImage url={Data.CoverMedia?.Data.ContentThumbNailUrl} alt="" name={name} shape="wide" />
      <div className="feature-words">
        <h2>
          <Link to={linkTo(paths.featuredDetail, { id: PK })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p>
          {showing(Data)}
          {Data.Project && Data.Project.Data.Name !== name && (
            <>
              {" · "}
              <bdi>{Data.Project.Data.Name}</bdi>
            </>
          )}
        </p>
        {!Data.CoverMedia && <p className="feature-missing">{t("coverMissing")}</p>}
      </div>
      <Link className="plain-button" to={linkTo(paths.createFeatured, { id: PK })}>
        {shell("edit")}
      </Link>
      <Button danger onClick={() => onRemove(PK, name)}>
        {shell("remove")}
      </Button>
    </li>
  );
}

/** The featured projects, newest first. */
export function FeaturedPage() {
  const { t } = useTranslation("featured");
  const { data, error, loading, refetch } = useQuery(Featured, { fetchPolicy: "cache-and-network" });
  const again = () => refetch().catch(() => undefined);
  const { removed, remove } = useRemoveFeature(again);
  const features = data?.getFeaturedProjects.filter(({ PK }) => !removed.includes(PK));
  const create = (
    <Link className="accent-button" to={linkTo(paths.createFeatured)}>
      {t("create")}
    </Link>
  );
  return (
    <DataPage
      title={t("title")}
      lead={t("lead")}
      actions={create}
      loading={!features && loading}
      error={features ? null : error}
      onRetry={() => void again()}
      isEmpty={features?.length === 0}
      empty={<StateBlock title={t("none")} text={t("noneText")} />}
    >
      <Box as="ol" card>
        {features?.map((feature) => (
          <Row key={feature.PK} feature={feature} onRemove={remove} />
        ))}
      </Box>
    </DataPage>
  );
}
