import type { FragmentType } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { FeatureCard_FeatureFragment, ShownFileFragment } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { ShownFile } from "#lib/shown-media/shown-documents.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FeatureHero } from "./feature-hero.tsx";
import { FeatureCardFeature, FeatureDetail } from "./featured-documents.ts";
import { useShowing } from "./featured-page.tsx";
import { useRemoveFeature } from "./use-remove-feature.ts";
import "./featured.css";

const NOT_FOUND = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

function FeatureFile({ file }: { readonly file: FragmentType<ShownFileFragment> }) {
  const { ContentThumbNailUrl, AltText, FileName } = useRecord(ShownFile, file)?.Data ?? {};
  return (
    <li>
      <MediaImage url={ContentThumbNailUrl} alt={AltText ?? ""} name={FileName ?? ""} shape="wide" />
    </li>
  );
}

function Shown({ feature }: { readonly feature: FeatureCard_FeatureFragment }) {
  const { t } = useTranslation("featured");
  const showing = useShowing();
  const [view, setView] = useState<"desktop" | "phone">("desktop");
  const { PK, Data } = feature;
  return (
    <Stack className="feature-detail" gap={12} across="start">
      <Segmented
        aria-label={t("preview")}
        value={view}
        options={[
          { value: "desktop", label: t("desktop") },
          { value: "phone", label: t("phone") },
        ]}
        onChange={setView}
      />
      <FeatureHero
        name={Data.Name ?? ""}
        description={Data.Description ?? ""}
        coverUrl={Data.CoverMedia?.Data.ContentUrl ?? null}
        narrow={view === "phone"}
      />
      <p>
        {showing(Data)}
        {Data.Project && (
          <>
            {" · "}
            <Link to={linkTo(paths.projectSearch, {}, { project: Data.Project.PK })}>
              <bdi>{Data.Project.Data.Name}</bdi>
            </Link>
          </>
        )}
        {" · "}
        <Link to={linkTo(paths.gallery, { id: PK, type: "feature" })}>{t("gallery")}</Link>
      </p>
      <Stack as="ul" className="feature-media" gap={8} wide>
        {Data.Media.map((file) => file && <FeatureFile key={file.PK} file={file} />)}
      </Stack>
    </Stack>
  );
}

/** A feature as everyone sees it, on a desktop and on a phone. */
export function FeatureDetailPage() {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const key = keyOf("FTR", id);
  const { data, error, loading, refetch } = useQuery(FeatureDetail, {
    variables: { id: key },
    fetchPolicy: "cache-and-network",
  });
  const feature = useRecord(FeatureCardFeature, data?.getFeatureProjectById ?? null);
  const { remove } = useRemoveFeature(() => Promise.resolve());
  const name = feature?.Data.Name ?? t("feature");
  return (
    <DataPage
      title={name}
      actions={
        feature && (
          <>
            <Link className="plain-button" to={linkTo(paths.createFeatured, { id })}>
              {shell("edit")}
            </Link>
            <Button
              danger
              onClick={() => {
                remove(key, name);
                void navigate(linkTo(paths.featured));
              }}
            >
              {shell("remove")}
            </Button>
          </>
        )
      }
      loading={!feature && loading}
      error={feature || loading ? null : (error ?? NOT_FOUND)}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {feature && <Shown feature={feature} />}
    </DataPage>
  );
}
