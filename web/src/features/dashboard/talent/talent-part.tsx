import { useQuery } from "@apollo/client/react";
import { CalendarOutlined, SearchOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { NewRolesQuery } from "#gen/graphql.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Grid, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { blockOf, rereads } from "../parts/block-of.ts";
import { Card } from "../parts/card.tsx";
import { Checklist } from "../parts/checklist.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { Together } from "../parts/together.tsx";
import { WorkRow } from "../parts/work-row.tsx";
import { fitOf, fittingRoles } from "./fitting-roles.ts";
import { INVITATIONS_SHOWN, InvitationRows } from "./invitation-rows.tsx";
import { MoveRow } from "./move-row.tsx";
import { comingDays, hasSubmitted, invitedOf, movesOf } from "./moves.ts";
import type { Move, RoleInvitation } from "./moves.ts";
import { RoleRow } from "./role-row.tsx";
import { ProfileCard, SubmissionsCard, WeekCard } from "./side-cards.tsx";
import { LatestSubmissions, NewRoles, TalentSelf } from "./talent-documents.ts";
import "./talent.css";

const CALM = { fetchPolicy: "cache-and-network" } as const;
const ROLES_SHOWN = 9;

/** The viewer's own pending answers; those that do not fit are on the page of their submissions. */
function YourMove({
  moves,
  total,
  agentInvitations,
  invitations,
  onChanged,
}: {
  readonly moves: readonly Move[];
  readonly total: number;
  readonly agentInvitations: number;
  readonly invitations: readonly RoleInvitation[];
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation("dashboard");
  const isCut = total > moves.length || invitations.length > INVITATIONS_SHOWN;
  return (
    <Card
      title={t("yourMove")}
      waiting={total + invitations.length + agentInvitations}
      {...(isCut && { link: { to: linkTo(paths.mySubmissions), text: t("seeAll") } })}
    >
      <ul className="work-list">
        {moves.map((move) => (
          <MoveRow key={move.submission.PK + move.submission.SK} move={move} onChanged={onChanged} />
        ))}
        <InvitationRows invitations={invitations} />
        {agentInvitations > 0 && (
          <WorkRow
            title={t("agentAsks", { count: agentInvitations })}
            text={t("agentAsksText")}
            end={
              <Link className="plain-button" to={linkTo(paths.profile)}>
                {t("move.answer")}
              </Link>
            }
          />
        )}
      </ul>
    </Card>
  );
}

function RolesCard({
  projects,
  block,
}: {
  readonly projects: NewRolesQuery["searchProjects"]["Projects"];
  readonly block: ReturnType<typeof blockOf>;
}) {
  const { t } = useTranslation("dashboard");
  const fitting = fittingRoles(projects);
  const isJudged = fitting.some(({ position }) => fitOf(position) !== null);
  return (
    <Card
      title={t(isJudged || fitting.length === 0 ? "rolesForYou" : "newest.title")}
      link={{ to: linkTo(paths.projectSearch), text: t("seeAll") }}
    >
      <DataBlock
        {...block}
        isEmpty={fitting.length === 0}
        empty={<p className="dash-empty">{t("noFittingRoles")}</p>}
      >
        <ul className="work-list rows-by-room">
          {fitting.slice(0, ROLES_SHOWN).map((role) => (
            <RoleRow key={role.position.SK} role={role} action={t("submit")} />
          ))}
        </ul>
      </DataBlock>
    </Card>
  );
}

function NewTalent({ percent }: { readonly percent: number }) {
  const { t } = useTranslation("dashboard");
  return (
    <Checklist
      title={t("talentStart")}
      steps={[
        {
          id: "account",
          title: t("step.account"),
          text: t("step.accountText"),
          to: linkTo(paths.profile),
          done: true,
        },
        {
          id: "profile",
          title: t("step.profile"),
          text: t("step.profileText"),
          to: linkTo(paths.profile),
          done: percent >= 100,
        },
        {
          id: "search",
          title: t("step.search"),
          text: t("step.searchText"),
          to: linkTo(paths.projectSearch),
          done: false,
        },
      ]}
    />
  );
}

/** Text key of the headline: what is pending, else the first steps, else that nothing is pending. */
function headline(waiting: number, isNew: boolean): "waiting" | "startTitle" | "nothingWaits" {
  if (waiting > 0) return "waiting";
  return isNew ? "startTitle" : "nothingWaits";
}

function HeadActions() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <Link className="plain-button" to={linkTo(paths.calendar)}>
        <CalendarOutlined aria-hidden="true" /> {t("calendar")}
      </Link>
      <Link className="plain-button" to={linkTo(paths.projectSearch)}>
        <SearchOutlined aria-hidden="true" /> {t("findRoles")}
      </Link>
    </>
  );
}

/** Facts about the member: how complete the profile is, and which agents have requested to represent them. */
function useSelf() {
  const self = useQuery(TalentSelf, CALM);
  useLive("member.changed", rereads(self));
  const me = self.data?.me?.Data;
  const { loading, error, onRetry } = blockOf(self);
  return {
    self,
    error,
    onRetry,
    // Without it, an agent's request may be waiting, and the profile may be complete or not.
    isSelfKnown: !loading && !error,
    percent: me?.Completeness ?? 100,
    missing: me?.MissingFields?.length ?? 0,
    agentInvitations: me?.AgentLinks?.filter(({ Data }) => Data.Status === "Invited").length ?? 0,
  };
}

/** A talent's day: pending answers, fitting roles, and the state of every submission. */
export function TalentPart({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const now = useNow();
  const { firstName } = useViewer();
  const latest = useQuery(LatestSubmissions, { variables: comingDays(now.getTime()), ...CALM });
  useLive("submission.changed", rereads(latest));
  const roles = useQuery(NewRoles, CALM);
  const { self, error, onRetry, isSelfKnown, percent, missing, agentInvitations } = useSelf();
  const byStage = latest.data?.getSubmissionsByStage;
  const { moves, total } = movesOf(latest.data?.getOpenRequests);
  const isKnown = hasResponse(latest.data);
  const hasAny = byStage !== undefined && hasSubmitted(byStage.Stages);
  const isNew = isKnown && !hasAny;
  const invitations = invitedOf(latest.data);
  const waiting = total + invitations.length + agentInvitations;
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={when.fullDay(now)}
        title={
          isKnown && isSelfKnown ? t(headline(waiting, isNew), { count: waiting, name: firstName }) : null
        }
        actions={<HeadActions />}
      />
      <Together queries={[latest, roles, self]}>
        <Grid className="dash" gap={12} columns={1}>
          <Stack gap={12} pack="start" shrinks>
            <FailureLine what={`${t("profile")} · ${t("yourMove")}`} error={error} onRetry={onRetry} />
            <DataBlock {...blockOf(latest)}>
              {isNew && isSelfKnown && <NewTalent percent={percent} />}
              {waiting > 0 && (
                <YourMove
                  moves={moves}
                  total={total}
                  agentInvitations={agentInvitations}
                  invitations={invitations}
                  onChanged={rereads(latest)}
                />
              )}
            </DataBlock>
            <RolesCard projects={roles.data?.searchProjects.Projects ?? []} block={blockOf(roles)} />
          </Stack>
          <Stack gap={12} pack="start" shrinks>
            {hasAny && (
              <>
                <SubmissionsCard latest={byStage} />
                <WeekCard auditions={latest.data?.getCalendar ?? []} />
              </>
            )}
            {percent < 100 && <ProfileCard percent={percent} missing={missing} />}
          </Stack>
        </Grid>
      </Together>
    </>
  );
}
