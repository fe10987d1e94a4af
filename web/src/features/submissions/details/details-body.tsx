import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { ShownFile } from "#lib/shown-media/shown-documents.ts";
import { FitList } from "#ui/fit-list.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import { playReel } from "../reel/reel-store.ts";
import { Part } from "./details-part.tsx";
import { AuditionPart, ClashesPart, ContactPart, OtherRolesPart } from "./details-parts.tsx";
import { Looks, ResumePart, usePersonMedia } from "./person-media.tsx";
import { RequestPart } from "./request-part.tsx";
import { UndoDecision } from "./undo-decision.tsx";

type BodyProps = {
  readonly card: WallCard_SubmissionFragment;
  readonly more: SubmissionDetails_SubmissionFragment;
  readonly run: RunCommand;
};

/** The details of a submission: the person, its state, and further facts. */
export function DetailsBody({ card, more, run }: BodyProps) {
  return (
    <>
      <Stack className="details-head" gap={6}>
        <PersonMedia card={card} more={more} />
        <PersonWords card={card} more={more} named />
      </Stack>
      <OpenParts card={card} more={more} run={run} />
      <PersonParts card={card} more={more} />
    </>
  );
}

/** The state of the submission: groups, undo, audition and requests. */
export function OpenParts({ card, more, run }: BodyProps) {
  const { Audition, AuditionMessage, Request } = more.Data;
  return (
    <>
      <GroupToggles submission={card} run={run} named />
      <UndoDecision key={card.Data.UndoUntil} card={card} more={more} run={run} />
      {Audition || AuditionMessage ? <AuditionPart record={more} card={card} /> : null}
      {Request && <RequestPart request={Request} />}
      <ClashesPart record={more} />
    </>
  );
}

/** How the person fits, their note, their resume, their other roles, and their contact details. */
export function PersonParts({ card, more }: Pick<BodyProps, "card" | "more">) {
  const { t } = useTranslation("submissions");
  const { t: frame } = useTranslation("frame");
  const { Fit, Comments } = more.Data;
  return (
    <>
      {Fit && Fit.Of > 0 && (
        <Part title={frame("parts.fits", { met: Fit.Met, of: Fit.Of })}>
          <FitList fit={Fit} />
        </Part>
      )}
      {Comments && (
        <Part title={t("note")}>
          <Text as="p" lines dir="auto">
            {Comments}
          </Text>
        </Part>
      )}
      <ResumePart userId={card.Data.UserId} />
      <OtherRolesPart card={card} record={more} />
      <ContactPart record={more} />
    </>
  );
}

function useName({ Data }: WallCard_SubmissionFragment): string {
  const { t: shell } = useTranslation();
  return fullName({ firstName: Data.FirstName, lastName: Data.LastName }) || shell("unnamed");
}

/** The headshot, the reel and further photos. */
export function PersonMedia({ card, more }: Pick<BodyProps, "card" | "more">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { UserId: userId, RoleId } = card.Data;
  const photo = shownPhoto(card.Data);
  const reel = useRecord(ShownFile, more.Data.Reel ?? null);
  const media = usePersonMedia(userId, { photo: photo.key, reel });
  const name = useName(card);
  const play = () => playReel([{ userId, positionId: RoleId, name }]);
  const looks = <Looks media={media} name={name} onPlay={play} />;
  return (
    <>
      <MediaImage url={photo.large} alt={photo.alt ?? shell("headshotOf", { name })} name={name} />
      {media.error ? (
        <div>
          {looks}
          <FailureLine what={t("media")} error={media.error} onRetry={media.again} />
        </div>
      ) : (
        looks
      )}
    </>
  );
}

type WordsProps = Pick<BodyProps, "card" | "more"> & {
  /** Includes the name if no heading shows it. */
  readonly named?: boolean;
};

/** The status, and the facts in two lines. */
export function PersonWords({ card, more, named = false }: WordsProps) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  const name = useName(card);
  const { BookingStatus } = card.Data;
  const { age, height, unions, place } = useCardFacts()(card.Data);
  return (
    <Stack className="details-person" gap={2} before={8}>
      <Row className="details-name" gap="4 12" wrap>
        {named && (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        <StatusTag {...statusLook("submission", BookingStatus)}>
          {word("bookingStatuses", BookingStatus)}
        </StatusTag>
      </Row>
      <Text as="p" className="details-facts" text="dense soft">
        {lineOf([age === "" ? "" : t("playing", { ages: age }), height, unions])}
        {place !== "" && (
          <>
            {" · "}
            <bdi>{place}</bdi>
          </>
        )}
      </Text>
      <Text as="p" text="dense quiet" title={formats.moment(more.Data.SubmissionDate)}>
        {t("sentOn", { date: formats.ago(more.Data.SubmissionDate) })}
        {more.Data.RepresentationName && (
          <>
            {" · "}
            <bdi>{more.Data.RepresentationName}</bdi>
          </>
        )}
      </Text>
      {more.Data.ScenesAgreedAt && (
        <Text as="p" text="dense quiet">
          {t("scenesAgreed", { date: formats.day(more.Data.ScenesAgreedAt) })}
        </Text>
      )}
    </Stack>
  );
}
