import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { ShownFile } from "#lib/shown-media/shown-documents.ts";
import { FitList } from "#ui/fit-list.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import { playReel } from "../reel/reel-store.ts";
import { Part } from "./details-part.tsx";
import { AuditionPart, ClashesPart, ContactPart, OtherRolesPart } from "./details-parts.tsx";
import { Looks, usePersonMedia } from "./person-media.tsx";
import { RequestPart } from "./request-part.tsx";
import { UndoDecision } from "./undo-decision.tsx";

type BodyProps = {
  readonly card: WallCard_SubmissionFragment;
  readonly more: SubmissionDetails_SubmissionFragment;
  readonly run: RunCommand;
};

/** The person, what the role asks for, and what was said. */
export function DetailsBody({ card, more, run }: BodyProps) {
  const { t } = useTranslation("submissions");
  const { t: frame } = useTranslation("frame");
  const { Fit, Comments, Audition, AuditionMessage } = more.Data;
  return (
    <>
      <Head card={card} more={more} />
      <GroupToggles submission={card} run={run} named />
      <UndoDecision key={card.Data.UndoUntil} card={card} more={more} run={run} />
      {Audition || AuditionMessage ? <AuditionPart record={more} /> : null}
      {more.Data.Request && <RequestPart asked={more.Data.Request} />}
      <ClashesPart record={more} />
      {Fit && Fit.Of > 0 && (
        <Part title={frame("parts.fits", { met: Fit.Met, of: Fit.Of })}>
          <FitList fit={Fit} />
        </Part>
      )}
      {Comments && (
        <Part title={t("note")}>
          <p className="details-words" dir="auto">
            {Comments}
          </p>
        </Part>
      )}
      <OtherRolesPart card={card} record={more} />
      <ContactPart record={more} />
    </>
  );
}

function Head({ card, more }: Pick<BodyProps, "card" | "more">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { FirstName: firstName, LastName: lastName, BookingStatus, UserId: userId, RoleId } = card.Data;
  const photo = shownPhoto(card.Data);
  const reel = useRecord(ShownFile, more.Data.Reel ?? null);
  const media = usePersonMedia(userId, { photo: photo.key, reel });
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { age, height, unions, place } = useCardFacts()(card.Data);
  return (
    <div className="details-head">
      <MediaImage url={photo.large} alt={photo.alt ?? shell("headshotOf", { name })} name={name} />
      <Looks media={media} name={name} onPlay={() => playReel([{ userId, positionId: RoleId, name }])} />
      <div className="details-person">
        <div className="details-name">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <StatusTag {...statusLook("submission", BookingStatus)}>
            {word("bookingStatuses", BookingStatus)}
          </StatusTag>
        </div>
        <p className="details-facts">
          {lineOf([age === "" ? "" : t("playing", { ages: age }), height, unions])}
          {place !== "" && (
            <>
              {" · "}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
        <p className="details-when" title={formats.moment(more.Data.SubmissionDate)}>
          {t("sentOn", { date: formats.ago(more.Data.SubmissionDate) })}
          {more.Data.RepresentationName && (
            <>
              {" · "}
              <bdi>{more.Data.RepresentationName}</bdi>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
