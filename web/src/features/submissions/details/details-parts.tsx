import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { FactList } from "#ui/fact-list.tsx";
import { SlotTimes } from "../decisions/audition-dialog.tsx";
import { Part } from "./details-part.tsx";

type Props = { readonly record: SubmissionDetails_SubmissionFragment };

/** The audition of the present round. */
export function AuditionPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const { Audition, AuditionExpiresAt, AuditionMessage, Round } = record.Data;
  return (
    <Part title={t("audition", { round: Round })}>
      {Audition && (
        <p className="slot">
          <SlotTimes slot={Audition.Data} />
        </p>
      )}
      <FactList
        facts={[
          [t("slotPlace"), Audition?.Data.Place ?? Audition?.Data.Link],
          [t("answerUntil"), AuditionExpiresAt ? formats.moment(AuditionExpiresAt) : ""],
          [t("auditionMessage"), AuditionMessage],
        ]}
      />
    </Part>
  );
}

/** The groups that hold the submission, and the person's other positions in this project. */
export function GroupsPart({ card, record }: Props & { readonly card: WallCard_SubmissionFragment }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const groups = (record.Data.Groups ?? []).map(({ GroupId, Name }) => Name || GroupId.replace("GROUP#", ""));
  const others = record.Data.OtherRoles ?? [];
  if (groups.length === 0 && others.length === 0) return null;
  return (
    <Part title={t("groups")}>
      <FactList facts={[[t("groupsHold"), formats.list(groups)]]} />
      {others.length > 0 && (
        <>
          <p>{t("otherRolesTitle")}</p>
          <ul>
            {others.map(({ PositionId, Name }) => (
              <li key={PositionId}>
                <Link
                  to={linkTo(paths.positionSubmission, { userId: card.Data.UserId, positionId: PositionId })}
                >
                  <bdi>{Name ?? shell("unnamed")}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

/** How to reach the person, as far as the reader may know it. */
export function ContactPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const { Website, SocialMedia, RepresentationName, User } = record.Data;
  const { Email, PhoneNumber } = User.Data;
  return (
    <Part title={t("contact")}>
      <FactList
        facts={[
          [t("email"), Email],
          [t("phone"), PhoneNumber],
          [t("website"), Website],
          [t("social"), SocialMedia],
          [t("representation"), RepresentationName],
        ]}
      />
      <Link to={linkTo(paths.userDetail, { id: User.PK })}>{t("openProfile")}</Link>
    </Part>
  );
}

/** What happened to the submission, oldest first. */
export function HistoryPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  return (
    <Part title={t("history")}>
      <ol className="details-history">
        {record.Data.History.map(({ To, At, Reason }) => (
          <li key={`${At}${To}`}>
            <time dateTime={At}>{formats.moment(At)}</time> {word("bookingStatuses", To)}
            {Reason && (
              <>
                : <bdi>{Reason}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
