import { skipToken, useQuery } from "@apollo/client/react";
import { CalendarOutlined, PlusOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CAN_WAIT } from "#lib/graph/asking/can-wait.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { blockOf, rereads } from "../parts/block-of.ts";
import { Checklist } from "../parts/checklist.tsx";
import { DashHead } from "../parts/dash-head.tsx";
import { Together } from "../parts/together.tsx";
import { FreshCard } from "./fresh-card.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { ProducerCalendar, ProducerProjects, ProducerRequests, UnreadMail } from "./producer-documents.ts";
import { auditionsOn, daysAhead, daysBeyond, producerWork } from "./producer-work.ts";
import type { Entry, OwnProject } from "./producer-work.ts";
import { ProjectsCard } from "./projects-card.tsx";
import { NextDaysCard, TodayCard } from "./today-card.tsx";
import "./producer.css";

const CALM = { fetchPolicy: "cache-and-network" } as const;

/** The queries of a producer's day; a failure of one does not affect the others. */
function useProducerDay(hasCompany: boolean) {
  const projects = useQuery(ProducerProjects, hasCompany ? CALM : skipToken);
  const calendar = useQuery(ProducerCalendar, hasCompany ? { ...CALM, variables: daysAhead() } : skipToken);
  // Days this far ahead need not hold up the page.
  const beyond = useQuery(
    ProducerRequests,
    hasCompany ? { ...CALM, variables: daysBeyond(), context: CAN_WAIT } : skipToken,
  );
  const mail = useQuery(UnreadMail, CALM);
  useLive("project.changed", rereads(projects));
  useLive("submission.changed", () => {
    rereads(calendar)();
    rereads(beyond)();
  });
  useLive("conversation.changed", rereads(mail));
  return { projects, calendar, far: beyond.data?.getCalendar ?? [], mail };
}

function NewProducer({
  hasCompany,
  projects,
}: {
  readonly hasCompany: boolean;
  readonly projects: readonly OwnProject[];
}) {
  const { t } = useTranslation("dashboard");
  const [first] = projects;
  const wizard = linkTo(paths.createProject, first ? { id: first.PK } : {});
  return (
    <Checklist
      title={t("producerStart")}
      steps={[
        {
          id: "company",
          title: t("step.company"),
          text: t("step.companyText"),
          to: linkTo(paths.companyInfo),
          done: hasCompany,
        },
        {
          id: "project",
          title: t("step.project"),
          text: t("step.projectText"),
          to: hasCompany ? wizard : linkTo(paths.companyInfo),
          done: first !== undefined,
        },
        {
          id: "roles",
          title: t("step.roles"),
          text: t("step.rolesText"),
          to: hasCompany ? wizard : linkTo(paths.companyInfo),
          done: (first?.Data.Positions.length ?? 0) > 0,
        },
        {
          id: "submit",
          title: t("step.submit"),
          text: t("step.submitText"),
          to: hasCompany ? wizard : linkTo(paths.companyInfo),
          done: first !== undefined && first.Data.Status !== "Draft",
        },
      ]}
    />
  );
}

function HeadActions() {
  const { t } = useTranslation("dashboard");
  return (
    <>
      <Link className="plain-button" to={linkTo(paths.calendar, {}, { view: "week" })}>
        <CalendarOutlined aria-hidden="true" /> {t("thisWeek")}
      </Link>
      <Link className="accent-button" to={linkTo(paths.createProject)}>
        <PlusOutlined aria-hidden="true" /> {t("newProject")}
      </Link>
    </>
  );
}

/** The first card: today's auditions, else the next days, else new submissions. */
function FirstCard({
  entries,
  projects,
  onChanged,
}: {
  readonly entries: readonly Entry[];
  readonly projects: readonly OwnProject[];
  readonly onChanged: () => void;
}) {
  const today = auditionsOn(entries, localDay());
  if (today.length > 0) return <TodayCard entries={today} onChanged={onChanged} />;
  if (entries.length > 0) return <NextDaysCard entries={entries} />;
  return <FreshCard projects={projects} />;
}

/** The company, with the number of its open roles and of its casting projects. */
function Eyebrow({ projects }: { readonly projects: readonly OwnProject[] }) {
  const { t } = useTranslation("dashboard");
  const casting = projects.filter(({ Data }) => Data.Status === "Approved");
  const roles = casting.flatMap(({ Data }) => Data.Positions);
  const open = roles.filter((position) => position.Data.RoleStatus === "Open").length;
  const company = projects[0]?.Data.Company?.Data.Name;
  return (
    <>
      {company && (
        <>
          <bdi>{company}</bdi> ·{" "}
        </>
      )}
      {t("openRoles", { count: open })} · {t("inProjects", { count: casting.length })}
    </>
  );
}

/** A producer's day: who is coming, what is pending, and the state of every project. */
export function ProducerPart({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const now = useNow();
  const hasCompany = useViewer().companyKey !== null;
  const { projects, calendar, far, mail } = useProducerDay(hasCompany);
  const own = projects.data?.getCompanyProjects ?? [];
  const entries = calendar.data?.getCalendar ?? [];
  const letters = mail.data?.getUserConversations.Results ?? [];
  const work = producerWork({ projects: own, entries, far, letters, now });
  const isNew =
    !hasCompany || (projects.data !== undefined && own.every(({ Data }) => Data.Status === "Draft"));
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={isNew ? t("welcome") : <Eyebrow projects={own} />}
        title={when.fullDay(now)}
        {...(!isNew && { actions: <HeadActions /> })}
      />
      <Together queries={[projects, calendar, mail]}>
        <div className="dash">
          {isNew ? (
            <NewProducer hasCompany={hasCompany} projects={own} />
          ) : (
            <DataBlock {...blockOf(calendar)}>
              <FirstCard entries={entries} projects={own} onChanged={rereads(calendar)} />
            </DataBlock>
          )}
          {work.length === 0 && own.length > 0 ? <FreshCard projects={own} /> : <NeedsYou work={work} />}
          <div className="dash-whole">
            <DataBlock {...blockOf(projects)}>{own.length > 0 && <ProjectsCard projects={own} />}</DataBlock>
          </div>
        </div>
      </Together>
    </>
  );
}
