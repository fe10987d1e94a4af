import { CalendarOutlined, PlusOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { hasResponse } from "#lib/graph/answered.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Grid } from "#ui/layout/layout.tsx";
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
import { auditionsOn, producerWork } from "./producer-work.ts";
import type { Entry, NextEntry, OwnProject, Work } from "./producer-work.ts";
import { ProjectsCard } from "./projects-card.tsx";
import { NextDaysCard, TodayCard } from "./today-card.tsx";
import { useProducerDay } from "./use-producer-day.ts";
import type { ProducerDay } from "./use-producer-day.ts";
import "./producer.css";

/** Keeps the line of the figures until they are known. */
const NO_FIGURES = "\u00a0";

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
  readonly day: ProducerDay;
  readonly work: readonly Work[];
  readonly projects: readonly OwnProject[];
};

/** What is pending; if nothing is, what is new. Without all of the data, nothing is said to be done. */
function WorkCard({ day, work, projects }: WorkProps) {
  const { expiring, auditions, mail } = day;
  const withoutMail = blockOf(mail).error;
  const rest = {
    unread: expiring.unread + auditions.unread,
    more: () => {
      expiring.more();
      auditions.more();
    },
    error: expiring.error ?? withoutMail,
    again: () => {
      expiring.again();
      if (withoutMail) rereads(mail)();
    },
  };
  const needsYou = <NeedsYou work={work} rest={rest} auditions={auditions} />;
  if (work.length > 0 || rest.error || auditions.error) return needsYou;
  if (blockOf(day.projects).error || blockOf(day.calendar).error) return null;
  return projects.length > 0 ? <FreshCard projects={projects} /> : needsYou;
}

/** A producer's day: who is coming, what is pending, and the state of every project. */
export function ProducerPart({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const when = useWhen();
  const now = useNow();
  const { companyKey } = useViewer();
  const hasCompany = companyKey !== null;
  const day = useProducerDay(companyKey, now);
  const { projects, calendar, expiring, auditions, mail } = day;
  const own = projects.data?.getCompanyProjects ?? [];
  const entries = calendar.data?.getCalendar ?? [];
  const letters = mail.data?.getUserConversations.Results ?? [];
  const { otherTime, decide } = auditions;
  const work = producerWork({ projects: own, requests: expiring.requests, otherTime, decide, letters, now });
  const isKnown = hasResponse(projects.data);
  const isNew = !hasCompany || (isKnown && own.every(({ Data }) => Data.Status === "Draft"));
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={isNew ? t("welcome") : isKnown ? <Eyebrow projects={own} /> : NO_FIGURES}
        title={when.fullDay(now)}
        {...(!isNew && { actions: <HeadActions /> })}
      />
      <Together queries={[projects, calendar, expiring.query, auditions.query, mail]}>
        <Grid className="dash" gap={12} columns={1}>
          {isNew ? (
            <NewProducer hasCompany={hasCompany} projects={own} />
          ) : (
            <DataBlock {...blockOf(calendar)}>
              <FirstCard
                auditions={entries}
                next={calendar.data?.next ?? []}
                projects={own}
                onChanged={() => {
                  rereads(calendar)();
                  auditions.again();
                }}
              />
            </DataBlock>
          )}
          <WorkCard day={day} work={work} projects={own} />
          <div className="dash-whole">
            <DataBlock {...blockOf(projects)}>{own.length > 0 && <ProjectsCard projects={own} />}</DataBlock>
          </div>
        </Grid>
      </Together>
    </>
  );
}
