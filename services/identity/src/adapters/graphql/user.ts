import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { visibleCompany, type VisibleCompany } from "#app/read-company.ts";
import { visibleClient, visibleMember, widenView, type VisibleMember } from "#app/read-member.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { allowedOnMember, dependsOnSubmission, shows, type ViewedField } from "#domain/views.ts";
import type { Resolvers } from "#gen/graphql.ts";
import type { Context } from "./context.ts";
import { mediaReference, recordOf } from "./wire.ts";

/** Resolver of an account field; null if the caller's view does not include it. */
function viewed<T>(field: ViewedField, read: (account: Account) => T) {
  return ({ view, account }: VisibleMember): T | null => (shows(view, field) ? read(account) : null);
}

/**
 * Whether the caller sees a field that a submission to their company would reveal. Casting is called only if that
 * matters.
 */
async function opened(field: ViewedField, member: VisibleMember, { lookup }: Context): Promise<boolean> {
  return (
    shows(member.view, field) || (dependsOnSubmission(field) && shows(await widenView(lookup, member), field))
  );
}

async function mainAgentId(lookup: Context["lookup"], talentId: string): Promise<string | null> {
  const links = await lookup.linksOfTalent(talentId);
  return links.find((link) => link.status === "Linked")?.agentId ?? null;
}

/** For a minor, producers get the agent's number instead of the minor's own. */
async function phoneNumber(member: VisibleMember, context: Context): Promise<string | null> {
  if (!(await opened("PhoneNumber", member, context))) return null;
  const { account, view } = member;
  if (!account.minor || shows(view, "AgentLinks")) return account.phoneNumber;
  const agentId = await mainAgentId(context.lookup, account.id);
  const agent = agentId === null ? null : await context.lookup.account(agentId);
  return agent?.phoneNumber ?? null;
}

async function mainAgent(member: VisibleMember, context: Context): Promise<VisibleMember | null> {
  if (!shows(member.view, "Agent")) return null;
  const agentId = await mainAgentId(context.lookup, member.account.id);
  return agentId === null ? null : visibleMember(context.lookup, context.actor, agentId);
}

/**
 * Links whose other side the caller may see; an agent sees only their own link to the talent, and with `isAll` of
 * their own also clients who are hidden, and those who left.
 */
async function agentLinks(
  member: VisibleMember,
  isAll: boolean,
  { lookup, actor }: Context,
): Promise<AgentLink[] | null> {
  const { account, view, viewer } = member;
  if (!shows(view, "AgentLinks")) return null;
  const links = await lookup.linksOfBoth(account.id);
  const asTalent = links.filter(({ talentId }) => talentId === account.id);
  const asAgent = links.filter(({ agentId }) => agentId === account.id);
  const toAgents = view === "agent" ? asTalent.filter(({ agentId }) => agentId === viewer.userId) : asTalent;
  const left = isAll && isOwn(member) ? await lookup.leftClients(account.id) : [];
  const clientOf = isAll ? visibleClient : visibleTalent;
  const invited = isOwn(member) ? await lookup.invitedLinks(account) : [];
  const others = [
    ...[...toAgents, ...invited].map((link) => ({ link, seen: visibleMember(lookup, actor, link.agentId) })),
    ...[...(view === "agent" ? [] : asAgent), ...left].map((link) => ({
      link,
      seen: clientOf(lookup, actor, link),
    })),
  ];
  const visible = await Promise.all(others.map(({ seen }) => seen));
  return others.filter((_other, place) => visible[place] !== null).map(({ link }) => link);
}

function visibleTalent(lookup: Context["lookup"], actor: Context["actor"], { talentId }: AgentLink) {
  return visibleMember(lookup, actor, talentId);
}

/** The company; anyone but the member and admins reads only its name. */
async function company(member: VisibleMember, { lookup, actor }: Context): Promise<VisibleCompany | null> {
  const { companyId } = member.account;
  if (companyId === null) return null;
  const found = await visibleCompany(lookup, actor, companyId);
  return found === null || shows(member.view, "CompanyId")
    ? found
    : { ...found, view: "name", mayChange: false };
}

function isOwn({ account, viewer }: VisibleMember): boolean {
  return account.id === viewer.userId;
}

/** Resolvers of User and UserData, for the fields of a member that identity owns. */
export const userResolvers: Pick<Resolvers, "User" | "UserData"> = {
  User: {
    ...recordOf<VisibleMember>("user", ({ account }) => account.id),
    __resolveReference: async ({ PK }, { lookup, actor }: Context) => {
      const id = readKey("user", PK, "PK");
      return id.ok ? visibleMember(lookup, actor, id.value) : null;
    },
  },
  UserData: {
    FirstName: viewed("FirstName", (account) => account.firstName),
    LastName: viewed("LastName", (account) => account.lastName),
    Email: async (member, _args, context) =>
      (await opened("Email", member, context)) ? member.account.email : null,
    PhoneNumber: (member, _args, context) => phoneNumber(member, context),
    ProfileImage: viewed("ProfileImage", ({ profileMediaId }) => mediaReference(profileMediaId)),
    UserRole: viewed("UserRole", (account) => account.role),
    UserRoles: viewed("UserRoles", (account) => [...account.roles]),
    CreatedBy: () => null,
    Agent: (member, _args, context) => mainAgent(member, context),
    AgentLinks: (member, { All }, context) => agentLinks(member, All === true, context),
    ClientInvitations: async (member, _args, { lookup }) =>
      isOwn(member) && member.account.roles.includes("Agent")
        ? [...(await lookup.clientInvitationsBy(member.account.id))]
        : null,
    CompanyId: viewed("CompanyId", ({ companyId }) =>
      companyId === null ? null : recordKey("company", companyId),
    ),
    Company: (member, _args, context) => company(member, context),
    CompanyInvitations: async (member, _args, { lookup }) =>
      isOwn(member) && member.account.emailVerified
        ? [...(await lookup.invitationsOf(member.account.email))]
        : null,
    Bio: viewed("Bio", (account) => account.bio),
    RegistrationCompleted: viewed("RegistrationCompleted", (account) => account.registered),
    Suspended: viewed("Suspended", (account) => account.suspended),
    SuspensionReason: viewed("SuspensionReason", (account) => account.suspensionReason),
    SuspendedUntil: viewed("SuspendedUntil", ({ suspendedUntil }) => suspendedUntil?.toISOString() ?? null),
    EraseAt: viewed("EraseAt", ({ eraseAt }) => eraseAt?.toISOString() ?? null),
    Minor: viewed("Minor", (account) => account.minor),
    Settings: (member) => (isOwn(member) ? member.account.settings : null),
    Shortcuts: (member) =>
      isOwn(member) && member.account.shortcuts !== null ? [...member.account.shortcuts] : null,
    View: (member, _args, { lookup }) => widenView(lookup, member),
    ViewerCan: ({ view, viewer, account }) => allowedOnMember(view, viewer, account),
  },
};
