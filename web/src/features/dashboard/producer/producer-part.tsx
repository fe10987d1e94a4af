import { skipToken, useQuery } from "@apollo/client/react";
import { CalendarOutlined, PlusOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isAnswered } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
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
import { auditionsOn, daysAhead, expiringSoon, producerWork } from "./producer-work.ts";
import type { Entry, NextEntry, OwnProject, Work } from "./producer-work.ts";
import { ProjectsCard } from "./projects-card.tsx";
import { NextDaysCard, TodayCard } from "./today-card.tsx";
import "./producer.css";

/** Keeps the line of the figures until they are known. */
const NO_FIGURES = "\u00a0";

const CALM = { fetchPolicy: "cache-and-network" } as const;

/** The company's open requests that expire soon: the first ones, and the way to further ones. */
function useExpiring(companyKey: string | null) {
  const notifyFailure = useFailureNotice();
  const criteria = companyKey === null ? null : expiringSoon(companyKey);
  const query = useQuery(ProducerRequests, criteria ? { ...CALM, variables: { criteria } } : skipToken);
  const { Submissions: requests = [], Total = 0, After = null } = query.data?.getOpenRequests ?? {};
  return {
    query,
    requests,
    error: blockOf(query).error,
    again: rereads(query),
    unread: After === null ? 0 : Math.max(0, Total - requests.length),
    more: () => {
      if (criteria)
        void query.fetchMore({ variables: { criteria: { ...criteria, After } } }).catch(notifyFailure);
    },
  };
}

/** The queries of a producer's day; a failure of one does not affect the others. */
function useProducerDay(companyKey: string | null) {
  const hasCompany = companyKey !== null;
  const projects = useQuery(ProducerProjects, hasCompany ? CALM : skipToken);
  const calendar = useQuery(ProducerCalendar, hasCompany ? { ...CALM, variables: daysAhead() } : skipToken);
  const expiring = useExpiring(companyKey);
  const mail = useQuery(UnreadMail, CALM);
  useLive("project.changed", rereads(projects));
  useLive("submission.changed", () => {
    rereads(calendar)();
    expiring.again();
  });
  useLive("conversation.changed", rereads(mail));
  return { projects, calendar, expiring, mail };
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
  auditions,
  next,
  projects,
  onChanged,
}: {
  readonly auditions: readonly Entry[];
  readonly next: readonly NextEntry[];
  readonly projects: readonly OwnProject[];
  readonly onChanged: () => void;
}) {
  const today = auditionsOn(auditions, localDay());
  if (today.length > 0) return <TodayCard entries={today} onChanged={onChanged} />;
  if (next.length > 0) return <NextDaysCard entries={next} />;
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

type WorkProps = {
  readonly day: ReturnType<typeof useProducerDay>;
  readonly work: readonly Work[];
  readonly projects: readonly OwnProject[];
};

/** What is pending; if nothing is, what is new. Without all of the data, nothing is said to be done. */
function WorkCard({ day, work, projects }: WorkProps) {
  const { expiring, mail } = day;
  const withoutMail = blockOf(mail).error;
  const error = expiring.error ?? withoutMail;
  const again = () => {
    expiring.again();
    if (withoutMail) rereads(mail)();
  };
  if (work.length > 0 || error) return <NeedsYou work={work} expiring={{ ...expiring, error, again }} />;
  if (blockOf(day.projects).error || blockOf(day.calendar).error) return null;
  return projects.length > 0 ? (
    <FreshCard projects={projects} />
  ) : (
    <NeedsYou work={work} expiring={expiring} />
  );
}

/** A producer's day: who is coming, what is pending, and the state of every project. */
export function ProducerPart({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const now = useNow();
  const { companyKey } = useViewer();
  const hasCompany = companyKey !== null;
  const day = useProducerDay(companyKey);
  const { projects, calendar, expiring, mail } = day;
  const own = projects.data?.getCompanyProjects ?? [];
  const entries = calendar.data?.getCalendar ?? [];
  const letters = mail.data?.getUserConversations.Results ?? [];
  const work = producerWork({ projects: own, entries, requests: expiring.requests, letters, now });
  const isKnown = isAnswered(projects.data);
  const isNew = !hasCompany || (isKnown && own.every(({ Data }) => Data.Status === "Draft"));
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={isNew ? t("welcome") : isKnown ? <Eyebrow projects={own} /> : NO_FIGURES}
        title={when.fullDay(now)}
        {...(!isNew && { actions: <HeadActions /> })}
      />
      <Together queries={[projects, calendar, expiring.query, mail]}>
        <div className="dash">
          {isNew ? (
            <NewProducer hasCompany={hasCompany} projects={own} />
          ) : (
            <DataBlock {...blockOf(calendar)}>
              <FirstCard
                auditions={entries}
                next={calendar.data?.next ?? []}
                projects={own}
                onChanged={rereads(calendar)}
              />
            </DataBlock>
          )}
          <WorkCard day={day} work={work} projects={own} />
          <div className="dash-whole">
            <DataBlock {...blockOf(projects)}>{own.length > 0 && <ProjectsCard projects={own} />}</DataBlock>
          </div>
        </div>
      </Together>
    </>
  );
}
