import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type {
  SubmissionDetails_SubmissionFragment,
  SubmissionDetailQuery,
  WallCard_SubmissionFragment,
} from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { FitList, FitSummary } from "#ui/fit-list.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { StatusTag, bookingTone } from "#ui/status-tag.tsx";
import { DecisionBar } from "../decisions/decision-bar.tsx";
import { SubmissionDetail, SubmissionDetailsSubmission } from "../decisions/decision-documents.ts";
import { Part } from "./details-part.tsx";
import { AuditionPart, ContactPart, GroupsPart, HistoryPart } from "./details-parts.tsx";
import { UndoDecision } from "./undo-decision.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import "./submission-details.css";

type Found = NonNullable<SubmissionDetailQuery["getPositionSubmission"]>;

type DetailsProps = {
  readonly userId: string;
  readonly positionId: string;
  readonly run: RunCommand;
  /** Called once for each submission that is opened. */
  readonly onOpened: (submission: WallCard_SubmissionFragment) => void;
};

/** One person's submission in full, with its decisions; follows the live stream. */
export function SubmissionDetails({ userId, positionId, run, onOpened }: DetailsProps) {
  const { data, error, loading, refetch } = useQuery(SubmissionDetail, {
    variables: { userId: keyOf("USR", userId), positionId: keyOf("ROLE", positionId) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { positionId: position, userId: user } }) => {
    if (position === positionId && (user === userId || user === undefined)) again();
  });
  const found = data?.getPositionSubmission ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const failed = found || loading ? null : (error ?? missing);
  return (
    <DataBlock loading={!found && loading} error={failed} onRetry={again}>
      {found && <Whole found={found} run={run} onOpened={onOpened} />}
    </DataBlock>
  );
}

type WholeProps = Pick<DetailsProps, "run" | "onOpened"> & { readonly found: Found };

function Whole({ found, run, onOpened }: WholeProps) {
  const { t } = useTranslation("submissions");
  const card = useRecord(WallCardSubmission, found);
  const more = useRecord(SubmissionDetailsSubmission, found);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!card || opened.current === card.SK) return;
    opened.current = card.SK;
    onOpened(card);
  }, [card, onOpened]);
  if (!card || !more) return null;
  const { Fit, Comments } = more.Data;
  return (
    <article className="details">
      <Head card={card} more={more} />
      <DecisionBar submission={card} run={run} moves />
      <UndoDecision key={card.Data.UndoUntil} card={card} more={more} run={run} />
      {more.Data.Audition || more.Data.AuditionMessage ? <AuditionPart record={more} /> : null}
      {Comments && (
        <Part title={t("note")}>
          <p className="details-words" dir="auto">
            {Comments}
          </p>
        </Part>
      )}
      {Fit && (
        <Part title={t("fit")}>
          <FitSummary fit={Fit} />
          <FitList fit={Fit} />
        </Part>
      )}
      <GroupsPart card={card} record={more} />
      <ContactPart record={more} />
      <HistoryPart record={more} />
    </article>
  );
}

type HeadProps = {
  readonly card: WallCard_SubmissionFragment;
  readonly more: SubmissionDetails_SubmissionFragment;
};

function Head({ card, more }: HeadProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { FirstName: firstName, LastName: lastName, ProfileImage, BookingStatus } = card.Data;
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { AgeRange, HeightRange, LocationCity, LocationState } = more.Data.User.Data;
  const facts = [
    word("ageRanges", AgeRange),
    word("heightRanges", HeightRange),
    [LocationCity, LocationState].filter(Boolean).join(", "),
  ];
  return (
    <div className="details-head">
      <MediaImage
        url={ProfileImage?.Data.ContentUrl ?? ProfileImage?.Data.ContentThumbNailUrl}
        alt={shell("headshotOf", { name })}
        name={name}
      />
      <div>
        <StatusTag tone={bookingTone(BookingStatus)}>{word("bookingStatuses", BookingStatus)}</StatusTag>
        <p className="details-facts">
          {facts.filter(Boolean).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
        <p className="details-when">{t("sentOn", { date: formats.moment(more.Data.SubmissionDate) })}</p>
      </div>
    </div>
  );
}
