import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { placesOf } from "./decisions/booking-doubts.ts";
import { GroupNamesProvider, useNamesOf } from "./groups/group-names.tsx";
import { PhoneLead } from "./head/phone-lead.tsx";
import { useAbove } from "./head/use-above.ts";
import { WallActions } from "./head/wall-actions.tsx";
import { WallLead } from "./head/wall-lead.tsx";
import { useOfferRelease } from "./release/use-offer-release.tsx";
import { useReview } from "./review/use-review.ts";
import type { Sheets } from "./sheet/use-sheets.tsx";
import { WallHead } from "./wall/wall-documents.ts";
import { PHONE } from "./wall/wall-layout.ts";
import { WallSection } from "./wall/wall-section.tsx";
import "./wall/wall.css";

export { readWall } from "./wall/read-early.ts";

/** The role with its counters and the names of its groups; refetched after decisions on the wall. */
function useWallHead(id: string, projectId: string) {
  const graph = useApolloClient();
  const variables = { pK: keyOf("PRJ", projectId), sK: keyOf("ROLE", id) };
  const { data, error, loading, refetch } = useQuery(WallHead, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const position = data?.getProjectRoleById ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const counters = position?.Data.Counters ?? [];
  return {
    position,
    counters,
    unseen: counters.find(({ Stage }) => Stage === "New")?.Count ?? 0,
    names: useNamesOf(data?.getPositionGroups),
    loading: !position && loading,
    error: position || loading ? null : (error ?? missing),
    again: () => void refetch().catch(() => undefined),
    // Reads past the query hook, so that the page re-renders only if something has changed, not while loading.
    follow: () =>
      void graph.query({ query: WallHead, variables, fetchPolicy: "network-only" }).catch(() => undefined),
  };
}

/** Whether a role takes no more people: it was filled or closed, or all its places are booked. */
function isOver(data: NonNullable<ReturnType<typeof useWallHead>["position"]>["Data"]): boolean {
  const places = placesOf(data);
  const isFull = places !== null && places.wanted > 0 && places.booked >= places.wanted;
  return data.RoleStatus === "Filled" || data.RoleStatus === "Closed" || isFull;
}

function projectNameOf(position: ReturnType<typeof useWallHead>["position"]): string {
  return position?.Data.Project?.Data.Name ?? "";
}

/** All submissions to a position, as a wall of headshots. */
export function PositionWallPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const isPhone = useMedia(PHONE);
  const { id = "", projectId = "" } = useParams();
  const place = { positionId: id, projectId };
  const { position, counters, unseen, names, loading, error, again, follow } = useWallHead(id, projectId);
  const places = position && placesOf(position.Data);
  const { onBooked, offer } = useOfferRelease({ positionId: keyOf("ROLE", id), places, onReleased: follow });
  const sheets = useRef<Sheets>(null);
  const review = useReview(place);
  const name = position?.Data.PositionName ?? shell("unnamed");
  const project = position?.Data.Project;
  const above = useAbove(project ? { key: project.PK, name: project.Data.Name } : null);
  return (
    <GroupNamesProvider value={names}>
      <div className="wall-page">
        <PageHeader
          title={position ? name : t("title")}
          lead={position && !isPhone ? <WallLead Data={position.Data} /> : undefined}
          actions={
            position && (
              <WallActions
                {...place}
                isOver={isOver(position.Data)}
                onReleased={follow}
                unseen={unseen}
                onReview={review}
                sheetsRef={sheets}
              />
            )
          }
          above={above}
        />
        {position && isPhone && <PhoneLead Data={position.Data} />}
        <DataBlock loading={loading} error={error} onRetry={again}>
          <WallSection
            key={id}
            {...place}
            name={name}
            project={projectNameOf(position)}
            places={places}
            counters={counters}
            onChanged={follow}
            onBooked={onBooked}
            sheetsRef={sheets}
          />
        </DataBlock>
        {offer}
      </div>
    </GroupNamesProvider>
  );
}
