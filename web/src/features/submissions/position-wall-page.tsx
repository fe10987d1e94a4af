import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { WallHeadQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { placesOf } from "./decisions/booking-doubts.ts";
import { KeySheet } from "./wall/key-sheet.tsx";
import { usePageKeys } from "./decisions/use-page-keys.ts";
import { WallHead } from "./wall/wall-documents.ts";
import { WallSection } from "./wall/wall-section.tsx";
import "./wall/wall.css";

type Position = NonNullable<WallHeadQuery["getProjectRoleById"]>;

function Lead({ Data }: Pick<Position, "Data">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { Project, Cast, Quantity, RoleStatus, SubmissionsDueBy } = Data;
  return (
    <span className="wall-lead">
      <Link to={linkTo(paths.projectSubmissions, { id: Project.PK })}>
        <bdi>{Project.Data.Name ?? shell("unnamed")}</bdi>
      </Link>
      <span>{word("roleStatuses", RoleStatus)}</span>
      <span>{t("bookedOf", { booked: Cast ?? 0, wanted: Quantity ?? 0 })}</span>
      {SubmissionsDueBy && <span>{t("due", { date: formats.moment(SubmissionsDueBy) })}</span>}
    </span>
  );
}

/** Everybody who was submitted to a position, as a wall of headshots. */
export function PositionWallPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { id = "", projectId = "" } = useParams();
  const [keysOpen, setKeysOpen] = useState(false);
  usePageKeys(({ kind }) => {
    if (kind === "keys") setKeysOpen(true);
    return kind === "keys";
  });
  const { data, error, loading, refetch } = useQuery(WallHead, {
    variables: { pK: keyOf("PRJ", projectId), sK: keyOf("ROLE", id) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  const position = data?.getProjectRoleById ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const name = position?.Data.PositionName ?? shell("unnamed");
  return (
    <DataPage
      title={position ? t("wallTitle", { position: name }) : t("title")}
      lead={position ? <Lead Data={position.Data} /> : undefined}
      actions={
        <Button className="keys-button" aria-keyshortcuts="?" onClick={() => setKeysOpen(true)}>
          {t("keysTitle")} <kbd aria-hidden="true">?</kbd>
        </Button>
      }
      loading={!position && loading}
      error={position || loading ? null : (error ?? missing)}
      onRetry={again}
    >
      <WallSection
        key={id}
        positionId={id}
        projectId={projectId}
        name={name}
        places={position && placesOf(position.Data)}
        counters={position?.Data.Counters ?? []}
        onChanged={again}
      />
      <KeySheet open={keysOpen} onClose={() => setKeysOpen(false)} />
    </DataPage>
  );
}
