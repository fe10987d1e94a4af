import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ApprovalPreviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { ApprovalPreview } from "../approval-documents.ts";
import { CompanyRecord } from "./company-record.tsx";
import { DecidedBy } from "./decided-by.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { ReviewCards } from "./review-cards.tsx";
import type { Decisions } from "../use-decisions.ts";
import { isWaiting } from "./review-state.ts";
import { useReview } from "./use-review.ts";

type Shown = NonNullable<ApprovalPreviewQuery["getProjectById"]>;

function Rounds({ project }: { readonly project: Shown["Data"] }) {
  const { t } = useTranslation("approvals");
  const formats = useFormats();
  if (!project.ReviewHistory || project.ReviewHistory.length === 0) return null;
  return (
    <Box as="section" className="review-card review-rounds" shrinks card aria-label={t("rounds")}>
      <header>
        <h3>{t("rounds")}</h3>
      </header>
      <ol>
        {project.ReviewHistory.map(({ Round, Decision, Comment, DecidedAt }) => (
          <li key={`${Round}${DecidedAt}`}>
            {t(Decision === "Denied" ? "roundDenied" : "roundApproved", { date: formats.day(DecidedAt) })}
            {Comment && (
              <>
                : <bdi>{Comment}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

type OriginProps = { readonly data: Shown["Data"]; readonly named: boolean };

/** Who posts the project, and from where; includes the company if nothing else on the page names it. */
function Origin({ data, named }: OriginProps) {
  const word = useCatalog();
  const { CreatedBy, Company, ProjectType, LocationCity, LocationState } = data;
  const person = CreatedBy?.Data;
  return (
    <p className="preview-origin">
      <span>{word("projectTypes", ProjectType)}</span>
      {Company && !named && <bdi>{Company.Data.Name}</bdi>}
      {CreatedBy && (
        <Link to={linkTo(paths.userDetail, { id: CreatedBy.PK })}>
          <bdi>{fullName({ firstName: person?.FirstName, lastName: person?.LastName })}</bdi>
        </Link>
      )}
      {LocationCity && <bdi>{[LocationCity, LocationState].filter(Boolean).join(", ")}</bdi>}
    </p>
  );
}

type HeadProps = {
  readonly shown: Shown;
  /** The breakdown below shows the poster and names the company. */
  readonly above: boolean;
};

function Head({ shown, above }: HeadProps) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { Data, PK } = shown;
  const name = Data.Name ?? shell("unnamed");
  const changed = Data.Status === "Approved" && Data.ChangedSinceApproval === true;
  return (
    <Row as="header" className="preview-head" gap={16} align="stretch">
      {!above && <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} />}
      <Row gap="4 10" wrap pack="start" shrinks>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <StatusTag {...statusLook("project", changed ? "Pending" : Data.Status)}>
          {changed ? t("flag.changed") : word("projectStatuses", Data.Status)}
        </StatusTag>
        <Origin data={Data} named={above} />
        <p className="preview-facts">
          {Data.Company?.Data.NumberMembers ? (
            <span className="fact-tag">{t("members", { count: Data.Company.Data.NumberMembers })}</span>
          ) : null}
          {Data.Company?.Data.LooksLike?.length ? (
            <strong className="fact-tag">
              {t("looksLike", { names: formats.list(Data.Company.Data.LooksLike) })}
            </strong>
          ) : null}
          <span className="fact-tag">{t("submissions", { count: Data.Submissions ?? 0 })}</span>
          <Link to={linkTo(paths.projectSearch, {}, { project: PK })}>{t("wholeBreakdown")}</Link>
        </p>
        <CompanyRecord data={Data} />
      </Row>
    </Row>
  );
}

/** Its producer has changed what is on screen; it can be decided once the person has opened that. */
function ChangedSince({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation("approvals");
  return (
    <Row as="output" gap={12} wrap pad="10 16" fill="sunken" radius="base">
      {t("changedNow")}
      <Button size="small" onClick={onOpen}>
        {t("readNow")}
      </Button>
    </Row>
  );
}

type PreviewProps = {
  readonly projectKey: string;
  readonly decisions: Decisions;
  readonly onDecided: () => void;
  /** Opens the next project of the queue; absent where there is none. */
  readonly onNext?: (() => void) | undefined;
};

/** The project that is open, and whether it may be decided; it follows what others do to it. */
function useReviewed(projectKey: string) {
  const { data, error, loading, networkStatus, refetch } = useQuery(ApprovalPreview, {
    variables: { id: projectKey },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", ({ data: about }) => {
    if (idOf(String(about["projectId"])) === idOf(projectKey)) again();
  });
  const shown = data?.getProjectById ?? null;
  const waiting = shown !== null && isWaiting(shown.Data);
  // What the cache remembers has not been read yet.
  const isLoaded = shown !== null && networkStatus !== NetworkStatus.loading;
  const review = useReview(isLoaded ? { version: shown.Data.Version, waiting } : null);
  return { shown, waiting, review, error, loading, again };
}

/** The project under review: its changes or all of it, and the decision. */
export function Preview({ projectKey, decisions, onDecided, onNext }: PreviewProps) {
  const { t } = useTranslation("approvals");
  const [view, setView] = useState<"review" | "all">("review");
  const { shown, waiting, review, error, loading, again } = useReviewed(projectKey);
  const whole = view === "all" || shown?.Data.Status !== "Approved";
  return (
    <DataBlock
      loading={shown === null && loading}
      error={shown || loading ? null : (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] })}
      onRetry={again}
    >
      {shown && (
        <>
          <Stack className="preview-body" gap={12} pack="start" shrinks>
            <Head shown={shown} above={whole} />
            {!waiting && (
              <DecidedBy
                key={shown.Data.Version}
                project={shown.PK}
                isNew={review.state === "decided"}
                onNext={onNext}
              />
            )}
            {review.state === "changed" && <ChangedSince onOpen={review.openNow} />}
            <Segmented
              className="preview-view"
              aria-label={t("view.label")}
              value={view}
              options={[
                { value: "review", label: t("view.review") },
                { value: "all", label: t("view.all") },
              ]}
              onChange={setView}
            />
            {view === "review" && (
              <>
                <ReviewCards project={shown} decidable={waiting} />
                <Rounds project={shown.Data} />
              </>
            )}
            {whole && <Breakdown project={shown} />}
          </Stack>
          <DecisionBar shown={shown} state={review.state} decisions={decisions} onDecided={onDecided} />
        </>
      )}
    </DataBlock>
  );
}
