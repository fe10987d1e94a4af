import { request, type Row } from "../graph.ts";
import { submissionsMade } from "../measures.ts";
import { oneOf, pause } from "../pause.ts";
import type { Session } from "../sign-in.ts";
import { findProjects, searcherOf } from "./search.ts";

interface Opened {
  readonly getProjectById: Row<{
    readonly Positions: readonly Row<{
      readonly TakesSubmissions: boolean;
      readonly ViewerSubmission: unknown;
    }>[];
  }>;
}

/** The first page of one's submissions, as the client requests it. */
const LIST = { criteria: { Stage: "open", SortOrder: "Changed", PageSize: 50 } };

/** A person finds a role, submits for it, and checks the submission's status. */
export function submit(session: Session): void {
  const talent = searcherOf(session);
  const project = oneOf(findProjects(session, talent));
  pause(1);
  if (!project) return;
  const opened = request<Opened>(session, "OpenProject", { id: project, talent }, { kind: "read" });
  pause(2);
  const roles = (opened?.getProjectById.Data.Positions ?? []).filter(({ Data }) => Data.TakesSubmissions);
  const role = oneOf(roles.filter(({ Data }) => Data.ViewerSubmission === null)) ?? oneOf(roles);
  if (!role) return;
  const submission = {
    ProjectId: role.PK,
    RoleId: role.SK,
    ...(session.kind === "agent" && { UserId: talent }),
    ClientKey: crypto.randomUUID(),
  };
  const made = request(session, "Submit", { submission }, { kind: "write", mayBe: ["CONFLICT"] });
  if (made) submissionsMade.add(1);
  pause(1);
  request(session, "MySubmissions", LIST, { kind: "read" });
  pause(2);
}
