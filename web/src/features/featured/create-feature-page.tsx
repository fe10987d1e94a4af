import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { FeatureForm } from "./feature-form.tsx";
import { FeatureCardFeature, FeatureDetail } from "./featured-documents.ts";
import "./featured.css";

const NOT_FOUND = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

/** Creates or edits a feature. */
export function CreateFeaturePage() {
  const { t } = useTranslation("featured");
  const { id } = useParams();
  const { data, error, loading, refetch } = useQuery(
    FeatureDetail,
    id === undefined ? skipToken : { variables: { id: keyOf("FTR", id) } },
  );
  const feature = useRecord(FeatureCardFeature, data?.getFeatureProjectById ?? null);
  const waits = id !== undefined && feature === null;
  return (
    <DataPage
      title={t(id === undefined ? "createTitle" : "editTitle")}
      loading={waits && loading}
      error={waits && !loading ? (error ?? NOT_FOUND) : null}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {!waits && <FeatureForm key={feature?.PK ?? "new"} feature={feature} />}
    </DataPage>
  );
}
