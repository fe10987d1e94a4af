import { createHash } from "node:crypto";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { REPORT_REASONS, type ReportKind } from "@callboard/catalog/reports.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Person } from "#domain/conversation.ts";
import { mayReportProject } from "#domain/report.ts";
import type { Deps, UnitOfWork } from "../ports.ts";
import type { ContentReportDraft } from "./report-ports.ts";

type Kind = Exclude<ReportKind, "Messages">;

/** Only "Other" says nothing by itself. */
const schemaOf = (kind: Kind) =>
  z
    .object({
      Reason: z.enum<readonly string[]>(REPORT_REASONS[kind]),
      Comment: fields.optionalParagraph(LIMITS.commentLength),
      ClientKey: fields.clientKey,
    })
    .refine(({ Reason, Comment }) => Reason !== "Other" || Comment !== null, {
      ...rule("REQUIRED", "is required."),
      path: ["Comment"],
    });

export interface ReportContentInput {
  readonly target: { readonly kind: Kind; readonly id: string };
  readonly report: { readonly [field: string]: unknown };
}

/** What is reported, and the people whose names the report needs. */
type Found = Pick<ContentReportDraft, "reportedId" | "projectId" | "companyId" | "subject"> & {
  readonly people: readonly Person[];
};

/**
 * A member reports a published project, or a person for their profile and gallery, to the admins. Returns the report's id;
 * once per ClientKey, and once as long as the same report of the same member waits for an admin.
 */
export const reportContent = forMembers<Deps, ReportContentInput, string>(
  null,
  async (deps, member, { target, report }) => {
    const found =
      target.kind === "Project"
        ? await findProject(deps, member, target.id)
        : await findPerson(deps, member, target.id);
    if (!found.ok) return found;
    const read = validate(schemaOf(target.kind), report, "report");
    if (!read.ok) return read;
    const { Reason: reason, Comment: comment, ClientKey: key } = read.value;
    const { people, ...about } = found.value;
    const draft = {
      ...about,
      id: newId(),
      kind: target.kind,
      reporterId: member.userId,
      reason,
      comment,
      seal: sealOfContent(target, about.subject),
    };
    const call = { actor: member, operation: "reportContent", key, body: { target, reason, comment } };
    return deps.transaction((unit) => unit.once(call, () => file(unit, member, draft, people)));
  },
);

async function file(
  unit: UnitOfWork,
  member: Member,
  draft: ContentReportDraft,
  people: readonly Person[],
): Promise<Result<string>> {
  const { id, reporterId, reportedId, projectId } = draft;
  // Counting also lets concurrent reports of the same member wait for each other.
  const today = await unit.countReportedToday(reporterId);
  const same = await unit.sameOpenReport(draft);
  if (same !== null) return ok(same);
  if (today >= LIMITS.reportsPerDay)
    return fail(limitReached("REPORTS_PER_DAY", LIMITS.reportsPerDay, 3_600));
  await unit.savePeople(people);
  await unit.addContentReport(draft);
  await unit.addEvents(member, [
    {
      kind: "ReportFiled",
      reportId: id,
      conversationId: "",
      projectId: projectId ?? "",
      reporterId,
      reportedId,
      version: 1,
    },
  ]);
  return ok(id);
}

async function findProject(deps: Deps, member: Member, id: string): Promise<Result<Found>> {
  const projects = await deps.upstreams.batchGetReportable([id]);
  if (!projects.ok) return projects;
  const allowed = mayReportProject(projects.value.get(id), member.organisationId);
  if (!allowed.ok) return allowed;
  const { name, companyId, createdBy } = allowed.value;
  const people = await deps.upstreams.batchGetMembers([member.userId, createdBy]);
  if (!people.ok) return people;
  // Who created a project may be erased since; the report is about the project all the same.
  const nobody = { id: createdBy, firstName: "", lastName: "" };
  const known = people.value.has(createdBy) ? [] : [nobody];
  return ok({
    reportedId: createdBy,
    projectId: id,
    companyId,
    subject: name,
    people: [...people.value.values(), ...known],
  });
}

async function findPerson(deps: Deps, { userId }: Member, id: string): Promise<Result<Found>> {
  if (id === userId) return fail(invalidField("report.Target", "SELF", "You can't report yourself."));
  const people = await deps.upstreams.batchGetMembers([userId, id]);
  if (!people.ok) return people;
  const person = people.value.get(id);
  if (!person) return fail(notFound("member"));
  return ok({
    reportedId: id,
    projectId: null,
    companyId: person.companyId,
    subject: "",
    people: [...people.value.values()],
  });
}

/** SHA-256 over what was reported and its title at that time. */
function sealOfContent({ kind, id }: ReportContentInput["target"], subject: string): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, id, subject]))
    .digest("hex");
}
