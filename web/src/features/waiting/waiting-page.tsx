import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Grid, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { PeopleWaiting } from "./waiting-documents.ts";
import { momentOf, TASKS, waitingFor, type List, type Task, type Waiting } from "./waiting-people.ts";

const WORDS = { DecideRequest: "decideBy", ChangeRequested: "wants", EndedRequest: "endedAt" } as const;

/** One person: for what, until when, and the page on which casting responds. */
function WaitingRow({ person, task }: { readonly person: Waiting; readonly task: Task }) {
  const { t } = useTranslation("waiting");
  const { t: shell } = useTranslation();
  const when = useWhen();
  const { UserId, FirstName: firstName, LastName: lastName, Position, Project } = person.Data;
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const at = momentOf(person, task, useNow());
  const isTime = task === "ChangeRequested";
  const action = t(isTime ? "schedule" : "open");
  const to = isTime
    ? linkTo(paths.projectDetail, { id: Project.ProjectId }, { tab: "schedule" })
    : linkTo(paths.positionSubmission, { userId: UserId, positionId: Position.PositionId });
  return (
    <Row as="li" gap={12} justify="between" pad="8 12" fill="surface" framed radius="small">
      <Grid columns={1} shrinks>
        <Text text="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text text="small quiet">
          <bdi>{[Position.Name, Project.Name].filter(Boolean).join(" · ")}</bdi>
        </Text>
        {at !== null && (
          <Text text="small quiet">
            {t(WORDS[task], { when: (task === "DecideRequest" ? when.deadline : when.moment)(at) })}
          </Text>
        )}
      </Grid>
      <Link className="plain-button" to={to} aria-label={`${action}: ${name}`}>
        {action}
      </Link>
    </Row>
  );
}

function WaitingList({ list, task }: { readonly list: List; readonly task: Task }) {
  const { t } = useTranslation("waiting");
  const formats = useFormats();
  const { Submissions, Total } = list;
  if (Submissions.length === 0) return null;
  return (
    <section aria-labelledby={`waiting-${task}`}>
      <h2 id={`waiting-${task}`}>
        {t(task)} <small>{formats.number(Total)}</small>
      </h2>
      <Stack as="ul" gap={8}>
        {Submissions.map((person) => (
          <WaitingRow key={person.PK + person.SK} person={person} task={task} />
        ))}
      </Stack>
      {Total > Submissions.length && (
        <p>{t("first", { shown: formats.number(Submissions.length), total: formats.number(Total) })}</p>
      )}
    </section>
  );
}

/** The people who wait for the company's word: the list behind its daily mail. */
export function WaitingPage() {
  const { t } = useTranslation("waiting");
  const { companyKey } = useViewer();
  const variables = companyKey === null ? null : waitingFor(companyKey);
  const { data, error, loading, refetch } = useQuery(
    PeopleWaiting,
    variables ? { variables, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", again);
  const lists: Readonly<Record<Task, List>> | null = data
    ? { DecideRequest: data.decide, ChangeRequested: data.otherTime, EndedRequest: data.ended }
    : null;
  return (
    <DataPage
      title={t("title")}
      lead={t("lead")}
      loading={!lists && loading}
      error={lists ? null : error}
      onRetry={again}
      isEmpty={lists !== null && TASKS.every((task) => lists[task].Submissions.length === 0)}
      empty={<StateBlock title={t("none")} text={t("noneText")} />}
    >
      {lists && TASKS.map((task) => <WaitingList key={task} list={lists[task]} task={task} />)}
    </DataPage>
  );
}
