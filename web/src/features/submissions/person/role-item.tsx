import { RightOutlined } from "@ant-design/icons";
import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import { useEffect } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PersonRole_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { placesOf } from "../decisions/booking-doubts.ts";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import { useCommands } from "../decisions/use-commands.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import type { LastDecision } from "../decisions/last-decision.ts";
import { useDecisions } from "../decisions/use-decisions.ts";
import { DetailsFoot } from "../details/details-foot.tsx";
import { useDecisionKeys } from "../keys/use-decision-keys.ts";
import { useOfferRelease } from "../release/use-offer-release.tsx";
import { WallCardSubmission, WallHead } from "../wall/wall-documents.ts";
import { PersonRole } from "./person-documents.ts";
import type { ReportHead } from "./use-head-failures.ts";

type RoleItemProps = {
  readonly submission: FragmentType<PersonRole_SubmissionFragment>;
  readonly projectId: string;
  readonly positionId: string;
  /** The last decision about any of the roles, for the undo key of the page. */
  readonly last: LastDecision;
  /** Keys apply to this role. */
  readonly isCurrent: boolean;
  /** The link that has the focus when arrow keys lead to this role. */
  readonly link: RefObject<HTMLAnchorElement | null> | null;
  readonly onCurrent: () => void;
  /** Reports to the page what this role's head failed with. */
  readonly onHead: ReportHead;
};

type HeadProps = {
  readonly role: PersonRole_SubmissionFragment;
  readonly card: WallCard_SubmissionFragment;
  readonly link: RoleItemProps["link"];
};

/** The role, how far the submission is, and what came with it. */
function RoleHead({ role, card, link }: HeadProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { Position, Comments } = role.Data;
  const { BookingStatus, Fit, SubmissionDate, UserId } = card.Data;
  const whole = linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId });
  const wall = linkTo(paths.positionSubmissions, { id: Position.PositionId, projectId: role.PK });
  return (
    <>
      <Row className="person-role-head" gap="4 12" wrap>
        <h2>
          <Link ref={link} to={whole}>
            <bdi>{Position.Name ?? shell("unnamed")}</bdi>
          </Link>
        </h2>
        <StatusTag {...statusLook("submission", BookingStatus)}>
          {word("bookingStatuses", BookingStatus)}
        </StatusTag>
        {Fit && <FitRing met={Fit.Met} of={Fit.Of} />}
      </Row>
      <Text as="p" className="person-when" before={4} text="dense quiet">
        {t("sentOn", { date: formats.ago(SubmissionDate) })} · <Link to={wall}>{t("toWall")}</Link> ·{" "}
        <Link to={whole}>
          {t("openSubmission")} <RightOutlined aria-hidden="true" />
        </Link>
      </Text>
      {Comments && (
        <p className="prose" dir="auto">
          {Comments}
        </p>
      )}
    </>
  );
}

type RoleKeysProps = { readonly card: WallCard_SubmissionFragment; readonly run: RunCommand };

/** The keys for decisions, while they apply to this role. */
function RoleKeys({ card, run }: RoleKeysProps) {
  useKeys(useDecisionKeys((command) => run(command, card)));
  return null;
}

/** One person's submission to one role, with the decisions about it. */
export function RoleItem(props: RoleItemProps) {
  const { submission, projectId, positionId, last, isCurrent, link, onCurrent, onHead } = props;
  const { t: shell } = useTranslation();
  const variables = { pK: projectId, sK: positionId };
  const { data: head, error, refetch } = useQuery(WallHead, { variables });
  const role = useRecord(PersonRole, submission);
  const card = useRecord(WallCardSubmission, role);
  const position = head?.getProjectRoleById ?? null;
  const failure = position ? null : error;
  useEffect(() => {
    onHead(positionId, failure);
    return () => onHead(positionId, null);
  }, [onHead, positionId, failure]);
  const places = position && placesOf(position.Data);
  const onReleased = () => void refetch().catch(() => undefined);
  const { onBooked, offer } = useOfferRelease({ positionId, places, onReleased });
  const { run, dialogs } = useCommands(useDecisions(onBooked, last), places);
  if (!role || !card) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus inside
    <li
      className={isCurrent ? "person-role person-role-current" : "person-role"}
      aria-current={isCurrent || undefined}
      onFocus={onCurrent}
    >
      <RoleHead role={role} card={card} link={link} />
      <fieldset className="person-acts" aria-label={role.Data.Position.Name ?? shell("unnamed")}>
        <GroupToggles submission={card} run={run} named />
        <Row className="person-buttons" gap={8} align="stretch" wrap>
          <DetailsFoot submission={card} run={run} />
        </Row>
      </fieldset>
      {isCurrent && <RoleKeys card={card} run={run} />}
      {dialogs}
      {offer}
    </li>
  );
}
