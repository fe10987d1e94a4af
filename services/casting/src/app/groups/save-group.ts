import type { Member } from "@callboard/kit/actor.ts";
import { conflict, invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { z } from "zod";
import { needCompanyPosition } from "#app/lists/position-submissions.ts";
import { needCompanyProject } from "#app/lists/project-submissions.ts";
import type { CountedGroup, Deps, UnitOfWork } from "#app/ports.ts";
import { noSuchPosition } from "#domain/position.ts";
import { defaultGroupName, MAX_MADE_GROUPS } from "#domain/group.ts";
import { COMPANY_ROLES } from "#domain/policy.ts";

interface GroupText {
  readonly Name?: string | null | undefined;
  readonly Description?: string | null | undefined;
  readonly ClientKey?: string | null | undefined;
}

export interface NewGroupInput {
  readonly projectId: string;
  readonly positionId: string | null;
  /** The id of a default group, to give it a name of its own; null creates a custom group. */
  readonly groupId: string | null;
  readonly group: GroupText;
}

const schema = z.object({
  Name: fields.line(LIMITS.groupNameLength),
  Description: fields.optionalParagraph(LIMITS.groupDescriptionLength),
  ClientKey: fields.clientKey,
});
type ReadText = z.output<typeof schema>;

/** Creates a group for a project or for one of its positions; a default group only if it was never used. */
export const createGroup = forMembers<Deps, NewGroupInput, CountedGroup>(
  COMPANY_ROLES,
  async (deps, member, input) => {
    const project = await needCompanyProject(deps, member, input.projectId);
    if (!project.ok) return project;
    const position = await needPositionOf(deps, member, input);
    if (!position.ok) return position;
    const text = validate(schema, input.group, "group");
    if (!text.ok) return text;
    if (input.groupId !== null && defaultGroupName(input.groupId) === null)
      return fail(invalidField("group.GroupId", "KEY", "group.GroupId must be one of GROUP#1 to GROUP#5."));
    const key = input.group.ClientKey ?? null;
    const call = {
      actor: member,
      operation: "createGroup",
      key: key !== null && isUuid(key) ? key : null,
      body: input,
    };
    const { companyId } = project.value;
    const made = await deps.transaction((unit) =>
      unit.once(call, () => make(unit, { member, input, text: text.value, companyId })),
    );
    return made.ok ? readGroup(deps, input.projectId, made.value) : made;
  },
);

async function needPositionOf(
  deps: Deps,
  member: Member,
  { projectId, positionId }: Pick<NewGroupInput, "projectId" | "positionId">,
): Promise<Result<void>> {
  if (positionId === null) return ok();
  const position = await needCompanyPosition(deps, member, positionId);
  if (!position.ok) return position;
  return position.value.projectId === projectId ? ok() : fail(noSuchPosition());
}

interface Making {
  readonly member: Member;
  readonly input: NewGroupInput;
  readonly text: ReadText;
  readonly companyId: string;
}

async function make(unit: UnitOfWork, { member, input, text, companyId }: Making): Promise<Result<string>> {
  const { projectId, positionId } = input;
  const made = await unit.countMadeGroups(projectId);
  if (input.groupId === null && made >= MAX_MADE_GROUPS)
    return fail(limitReached("GROUPS_PER_PROJECT", LIMITS.groupsPerProject));
  const group = {
    projectId,
    id: input.groupId ?? newId(),
    name: text.Name,
    description: text.Description,
    positionId,
    createdBy: member.userId,
  };
  if (!(await unit.insertGroup(group)))
    return fail(conflict("SLOT_USED", "This group is already in use. Rename it instead."));
  const facts = { projectId, companyId, groupId: group.id, positionId };
  await unit.addEvents(member, [{ kind: "GroupCreated", ...facts, version: 1 }]);
  return ok(group.id);
}

export interface GroupChangeInput {
  readonly projectId: string;
  readonly groupId: string;
  readonly group: GroupText;
}

/** Renames a group of a project; the same name and description again change nothing. */
export const updateGroup = forMembers<Deps, GroupChangeInput, CountedGroup>(
  COMPANY_ROLES,
  async (deps, member, { projectId, groupId, group: given }) => {
    const project = await needCompanyProject(deps, member, projectId);
    if (!project.ok) return project;
    const text = validate(schema, given, "group");
    if (!text.ok) return text;
    const { Name: name, Description: description } = text.value;
    const { companyId } = project.value;
    const done = await deps.transaction(async (unit) => {
      const group = await unit.lockGroup(projectId, groupId, defaultGroupName(groupId));
      if (!group) return fail(notFound("group"));
      if (group.name === name && group.description === description) return ok();
      await unit.renameGroup(group, { name, description });
      const facts = { projectId, companyId, groupId, positionId: group.positionId };
      await unit.addEvents(member, [{ kind: "GroupUpdated", ...facts, version: group.version + 1 }]);
      return ok();
    });
    return done.ok ? readGroup(deps, projectId, groupId) : done;
  },
);

async function readGroup(deps: Deps, projectId: string, groupId: string): Promise<Result<CountedGroup>> {
  const group = await deps.reads.group(projectId, groupId);
  return group ? ok(group) : fail(notFound("group"));
}
