interface Entry {
  readonly action: string;
  readonly aggregateId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type SubjectKind = "user" | "company" | "project";

/** What the subject of an event is about: "callboard.projects.project.approved.v1" is about a project. */
function kindOf(action: string): string {
  // Operations that are audited by their own names write to members alone.
  return action.split(".")[2] ?? "user";
}

/** What stands for the bare id of the member, company or project that an entry of the log is about; null where it names none. */
export function subjectOf({ action, aggregateId, details }: Entry, kind: SubjectKind): string | null {
  if (kindOf(action) === kind) return aggregateId;
  const named = details[`${kind}Id`];
  return typeof named === "string" ? named : null;
}
