import { WarningOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { FactList } from "#ui/fact-list.tsx";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { ReplyToOtherTime } from "#ui/other-time/reply-to-other-time.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { SlotTimes } from "../audition/slot-times.tsx";
import { Part } from "./details-part.tsx";

type Props = { readonly record: SubmissionDetails_SubmissionFragment };

/** The audition of the current round. */
export function AuditionPart({ record, card }: Props & { readonly card: WallCard_SubmissionFragment }) {
  const { t } = useTranslation("submissions");
  const when = useWhen();
  const { Audition, AuditionExpiresAt, AuditionMessage, Round } = record.Data;
  return (
    <Box className="details-audition" pad="8 12" radius="small">
      <Part title={t("audition", { round: Round })}>
        {Audition && (
          <p className="slot">
            <SlotTimes slot={Audition.Data} />
          </p>
        )}
        <FactList
          facts={[
            [t("slotPlace"), Audition?.Data.Place ?? Audition?.Data.Link],
            [t("answerUntil"), AuditionExpiresAt ? when.deadline(AuditionExpiresAt) : ""],
            [t("auditionMessage"), AuditionMessage],
          ]}
        />
        <ReplyToOtherTime
          PK={record.PK}
          SK={record.SK}
          Data={{ ...record.Data, AuditionId: Audition?.SK ?? null }}
          mayReply={card.Data.ViewerCan.includes("requestAudition")}
          onDone={() => undefined}
        />
      </Part>
    </Box>
  );
}

/** The person's other roles in this project. */
export function OtherRolesPart({ card, record }: Props & { readonly card: WallCard_SubmissionFragment }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const others = record.Data.OtherRoles ?? [];
  if (others.length === 0) return null;
  const all = { userId: card.Data.UserId, projectId: record.PK };
  return (
    <Part title={t("otherRolesTitle")}>
      <Stack as="ul" className="details-list" gap={4}>
        {others.map(({ PositionId, Name }) => (
          <li key={PositionId}>
            <Link to={linkTo(paths.positionSubmission, { userId: card.Data.UserId, positionId: PositionId })}>
              <bdi>{Name ?? shell("unnamed")}</bdi>
            </Link>
          </li>
        ))}
      </Stack>
      <Link to={linkTo(paths.projectSubmission, all)}>{t("allRoles")}</Link>
    </Part>
  );
}

/** The person's other engagements on the relevant dates. */
export function ClashesPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const when = useWhen();
  const clashes = record.Data.Clashes ?? [];
  if (clashes.length === 0) return null;
  return (
    <Part title={t("clashes")}>
      <Stack as="ul" className="details-list" gap={4}>
        {clashes.map(({ Kind, Date: day, Project }) => (
          <Row key={`${Kind}${day}${Project?.ProjectId}`} as="li" gap={6} text="cue">
            <WarningOutlined aria-hidden="true" />
            {t(`clashOf.${Kind}`, { defaultValue: Kind, date: when.day(day) })}
            {Project?.Name && (
              <>
                {" · "}
                <bdi>{Project.Name}</bdi>
              </>
            )}
          </Row>
        ))}
      </Stack>
    </Part>
  );
}

/** The agent who sent the submission: the first to call about it. */
function AgentFacts({ agent }: { readonly agent: NonNullable<Props["record"]["Data"]["CreatedBy"]> }) {
  const { t } = useTranslation("submissions");
  const { FirstName: firstName, LastName: lastName, Email, PhoneNumber } = agent.Data;
  const phone = useShownPhone(PhoneNumber);
  return (
    <FactList
      facts={[
        [t("agent"), fullName({ firstName, lastName })],
        [t("agentEmail"), Email],
        [t("agentPhone"), phone],
      ]}
    />
  );
}

/** The person's contact details, and those of their agent, as far as the viewer may see them. */
export function ContactPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const { Website, SocialMedia, RepresentationName, User, CreatedBy } = record.Data;
  const { Email, PhoneNumber } = User?.Data ?? {};
  const phone = useShownPhone(PhoneNumber);
  return (
    <Part title={t("contact")}>
      <FactList
        facts={[
          [t("email"), Email],
          [t("phone"), phone],
          [t("website"), Website],
          [t("social"), SocialMedia],
          [t("representation"), RepresentationName],
        ]}
      />
      {CreatedBy && CreatedBy.PK !== User?.PK && <AgentFacts agent={CreatedBy} />}
      {User && <Link to={linkTo(paths.userDetail, { id: User.PK })}>{t("openProfile")}</Link>}
    </Part>
  );
}

/** The history of the submission, oldest first. */
export function HistoryPart({ record }: Props) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  const { dueOf } = useTermFacts("requests");
  return (
    <Part title={t("history")}>
      <ol className="details-history">
        {record.Data.History.map(({ To, At, By, Reason, ClashReason, Due }) => (
          <li key={`${At}${To}`}>
            <time dateTime={At}>{formats.moment(At)}</time> {word("bookingStatuses", To)}
            {By && (
              <>
                {" · "}
                <bdi>{fullName({ firstName: By.Data.FirstName, lastName: By.Data.LastName })}</bdi>
              </>
            )}
            {Reason && (
              <>
                : <bdi>{Reason}</bdi>
              </>
            )}
            {Due && <p>{dueOf(Due)}</p>}
            {ClashReason && <p>{t("bookedOver", { reason: ClashReason })}</p>}
          </li>
        ))}
      </ol>
    </Part>
  );
}
