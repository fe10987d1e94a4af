import { seeCompany } from "#app/see-company.ts";
import type { SeenCompany } from "#app/see-company.ts";
import { seeMember, widen } from "#app/see-member.ts";
import type { SeenMember } from "#app/see-member.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { allowedOnMember, dependsOnSubmission, shows } from "#domain/views.ts";
import type { ViewedField } from "#domain/views.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { companyKey, mediaKey, parseUserKey, recordOf, userKey } from "./wire.ts";

/** A field of the account, null where the caller's view does not show it. */
function viewed<T>(field: ViewedField, read: (account: Account) => T) {
  return (seen: SeenMember): T | null => (shows(seen.view, field) ? read(seen.account) : null);
}

/** A field that a submission to the caller's company opens; casting is asked only if that matters. */
async function opened(field: ViewedField, seen: SeenMember, { lookup }: Context): Promise<boolean> {
  return shows(seen.view, field) || (dependsOnSubmission(field) && shows(await widen(lookup, seen), field));
}

async function mainAgentId(lookup: Context["lookup"], talentId: string): Promise<string | null> {
  const links = await lookup.links(talentId);
  return links.find((link) => link.talentId === talentId && link.status === "Linked")?.agentId ?? null;
}

/** Of a minor, producers get the agent's number in place of the minor's own. */
async function phoneNumber(seen: SeenMember, context: Context): Promise<string | null> {
  if (!(await opened("PhoneNumber", seen, context))) return null;
  const { account, view } = seen;
  if (!account.minor || shows(view, "AgentLinks")) return account.phoneNumber;
  const agentId = await mainAgentId(context.lookup, account.id);
  const agent = agentId === null ? null : await context.lookup.account(agentId);
  return agent?.phoneNumber ?? null;
}

async function mainAgent(seen: SeenMember, context: Context): Promise<SeenMember | null> {
  if (!shows(seen.view, "Agent")) return null;
  const agentId = await mainAgentId(context.lookup, seen.account.id);
  return agentId === null ? null : seeMember(context.lookup, context.actor, agentId);
}

/** The links whose other side the caller may see; an agent sees the own link of a talent and no other. */
async function agentLinks(seen: SeenMember, { lookup, actor }: Context): Promise<AgentLink[] | null> {
  if (!shows(seen.view, "AgentLinks")) return null;
  const all = await lookup.links(seen.account.id);
  const links = seen.view === "agent" ? all.filter((link) => link.agentId === seen.viewer.userId) : all;
  const sides = links.map(({ agentId, talentId }) => (agentId === seen.account.id ? talentId : agentId));
  const visible = await Promise.all(sides.map((id) => seeMember(lookup, actor, id)));
  return links.filter((_link, place) => visible[place] !== null);
}

/** The company; whoever is not the member or an admin reads its name alone. */
async function company(seen: SeenMember, { lookup, actor }: Context): Promise<SeenCompany | null> {
  const { companyId } = seen.account;
  if (companyId === null) return null;
  const found = await seeCompany(lookup, actor, companyId);
  return found === null || shows(seen.view, "CompanyId")
    ? found
    : { ...found, view: "name", mayChange: false };
}

function isOwn({ account, viewer }: SeenMember): boolean {
  return account.id === viewer.userId;
}

/** User and UserData: the part of a member that identity keeps. */
export const userResolvers: Pick<Resolvers, "User" | "UserData"> = {
  User: {
    ...recordOf<SeenMember>(({ account }) => userKey(account.id)),
    __resolveReference: async ({ PK }, { lookup, actor }: Context) => {
      const id = parseUserKey(PK, "PK");
      return id.ok ? seeMember(lookup, actor, id.value) : null;
    },
  },
  UserData: {
    FirstName: viewed("FirstName", (account) => account.firstName),
    LastName: viewed("LastName", (account) => account.lastName),
    Email: async (seen, _args, context) =>
      (await opened("Email", seen, context)) ? seen.account.email : null,
    PhoneNumber: (seen, _args, context) => phoneNumber(seen, context),
    ProfileImage: viewed("ProfileImage", ({ profileMediaId }) =>
      profileMediaId === null ? null : { PK: mediaKey(profileMediaId) },
    ),
    UserRole: viewed("UserRole", (account) => account.role),
    UserRoles: viewed("UserRoles", (account) => [...account.roles]),
    CreatedBy: () => null,
    Agent: (seen, _args, context) => mainAgent(seen, context),
    AgentLinks: (seen, _args, context) => agentLinks(seen, context),
    CompanyId: viewed("CompanyId", ({ companyId }) => (companyId === null ? null : companyKey(companyId))),
    Company: (seen, _args, context) => company(seen, context),
    Bio: viewed("Bio", (account) => account.bio),
    RegistrationCompleted: viewed("RegistrationCompleted", (account) => account.registered),
    Suspended: viewed("Suspended", (account) => account.suspended),
    SuspensionReason: viewed("SuspensionReason", (account) => account.suspensionReason),
    Minor: viewed("Minor", (account) => account.minor),
    Settings: (seen) => (isOwn(seen) ? seen.account.settings : null),
    Shortcuts: (seen) =>
      isOwn(seen) && seen.account.shortcuts !== null ? [...seen.account.shortcuts] : null,
    View: (seen, _args, { lookup }) => widen(lookup, seen),
    ViewerCan: ({ view, viewer, account }) => allowedOnMember(view, viewer, account),
  },
};
