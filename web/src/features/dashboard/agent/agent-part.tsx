import { useQuery } from "@apollo/client/react";
import { IdcardOutlined, SearchOutlined } from "@ant-design/icons";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { hasResponse } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { Grid, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { blockOf, rereads } from "../parts/block-of.ts";
import { Card } from "../parts/card.tsx";
import { Checklist } from "../parts/checklist.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { InvitationRows } from "../talent/invitation-rows.tsx";
import { MoveRow } from "../talent/move-row.tsx";
import { comingDays, invitedOf, movesOf } from "../talent/moves.ts";
import type { Move, RoleInvitation } from "../talent/moves.ts";
import { LatestSubmissions } from "../talent/talent-documents.ts";
import { AgentRoster } from "./agent-documents.ts";
import { clientsOf } from "./clients.ts";
import { ClientsCard } from "./clients-card.tsx";
import "../talent/talent.css";

const CALM = { fetchPolicy: "cache-and-network" } as const;

// Fetched by itself: the start page of everyone else does without it.
const RosterRolesCard = lazy(() =>
  import("./roster-roles-card.tsx").then((m) => ({ default: m.RosterRolesCard })),
);

function NewAgent() {
  const { t } = useTranslation("dashboard");
  return (
    <Checklist
      title={t("agentStart")}
      steps={[
        {
          id: "account",
          title: t("step.account"),
          text: t("step.accountText"),
          to: linkTo(paths.profile),
          done: true,
        },
        {
          id: "client",
          title: t("step.client"),
          text: t("step.clientText"),
          to: linkTo(paths.users, {}, { UserRole: "Talent" }),
          done: false,
        },
        {
          id: "submit",
          title: t("step.submitClient"),
          text: t("step.submitClientText"),
          to: linkTo(paths.projectSearch),
          done: false,
        },
      ]}
    />
  );
}

function HeadActions() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <Link className="plain-button" to={linkTo(paths.users, {}, { scope: "roster" })}>
        <IdcardOutlined aria-hidden="true" /> {t("roster")}
      </Link>
      <Link className="plain-button" to={linkTo(paths.projectSearch)}>
        <SearchOutlined aria-hidden="true" /> {t("findRoles")}
      </Link>
    </>
  );
}

type DueProps = {
  readonly moves: readonly Move[];
  readonly waiting: number;
  readonly invitations: readonly RoleInvitation[];
  readonly onChanged: () => void;
};

/** The answers that clients owe, earliest deadline first; those that do not fit are on the page of all requests. */
function DueCard({ moves, waiting, invitations, onChanged }: DueProps) {
  const { t } = useTranslation("dashboard");
  return (
    <Card
      title={t("dueFromClients")}
      waiting={waiting}
      link={{ to: linkTo(paths.mySubmissions), text: t("allRequests") }}
    >
      {moves.length + invitations.length === 0 && <p className="dash-empty">{t("noAnswersDueText")}</p>}
      <ul className="work-list">
        {moves.map((move) => (
          <MoveRow key={move.submission.PK + move.submission.SK} move={move} onChanged={onChanged} ofClient />
        ))}
        <InvitationRows invitations={invitations} ofClient />
      </ul>
    </Card>
  );
}

/** An agent's day: clients with pending answers, new roles, and the state of the roster. */
export function AgentPart({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const now = useNow();
  const latest = useQuery(LatestSubmissions, { variables: comingDays(now.getTime()), ...CALM });
  const roster = useQuery(AgentRoster, CALM);
  useLive("submission.changed", rereads(latest));
  useLive("member.changed", rereads(roster));
  const { moves, total } = movesOf(latest.data?.getOpenRequests);
  const invitations = invitedOf(latest.data);
  const waiting = total + invitations.length;
  const clients = clientsOf(roster.data?.me?.Data.AgentLinks ?? [], latest.data, now.getTime());
  const linked = clients.filter((client) => client.linked).length;
  const isKnown = hasResponse(latest.data);
  const isRosterKnown = hasResponse(roster.data);
  const isNew = isRosterKnown && clients.length === 0;
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={[isRosterKnown && t("clientCount", { count: linked }), when.fullDay(now)]
          .filter(Boolean)
          .join(" · ")}
        title={isKnown ? t(waiting > 0 ? "answersDue" : "noAnswersDue", { count: waiting }) : null}
        actions={<HeadActions />}
      />
      <Grid className="dash" gap={12} columns={1}>
        <Stack gap={12} pack="start" shrinks>
          {isNew ? (
            <NewAgent />
          ) : (
            <DataBlock {...blockOf(latest)}>
              <DueCard
                moves={moves}
                waiting={waiting}
                invitations={invitations}
                onChanged={rereads(latest)}
              />
            </DataBlock>
          )}
          <DataBlock {...blockOf(roster)}>
            {/* Without the submissions every client would appear to have none; the error is already shown above. */}
            {clients.length > 0 && isKnown && (
              <ClientsCard
                clients={clients}
                areFloors={latest.data?.getSubmissionsByStage.CountsAreFloors ?? false}
              />
            )}
          </DataBlock>
        </Stack>
        <Suspense>
          <RosterRolesCard clients={clients} />
        </Suspense>
      </Grid>
    </>
  );
}
