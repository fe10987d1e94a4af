interface Entry {
  readonly action: string;
  readonly aggregateId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type SubjectKind = "user" | "company" | "project";

/** The kind of record an event is about: "callboard.projects.project.approved.v1" is about a project. */
function kindOf(action: string): string {
  // Operations that are audited under their own names write only members.
  return action.split(".")[2] ?? "user";
}

/** The bare id of the member, company or project that an audit entry is about; null if it names none. */
export function subjectOf({ action, aggregateId, details }: Entry, kind: SubjectKind): string | null {
  if (kindOf(action) === kind) return aggregateId;
  const named = details[`${kind}Id`];
  return typeof named === "string" ? named : null;
}
