import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import { implement, type Implementation, type Implemented } from "@callboard/grpc/server.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { resolveAccessToken } from "#app/access-tokens/resolve-access-token.ts";
import type { Deps } from "#app/ports.ts";
import { resolveSession, type Session } from "#app/resolve-session.ts";
import { OWN_PROVIDER, type Account } from "#domain/account.ts";
import { EXPORTING_SERVICES } from "#domain/privacy/data-export.ts";
import { statusAt } from "#domain/membership/invitation.ts";
import type { AgentLink } from "#domain/agent-link.ts";

/** Maximum number of ids per call. */
const MAX_IDS = 500;
/** Maximum number of members returned for a contact. */
const MAX_FOUND = 10;

function bounded(ids: readonly string[]): Result<string[]> {
  if (ids.length > MAX_IDS)
    return fail(invalidField("ids", "TOO_MANY", `ids can have at most ${MAX_IDS} entries.`));
  return ok([...new Set(ids)]);
}

function toSession({ account, linkedTalentIds, companyApproved }: Session) {
  return {
    userId: account.id,
    roles: [...account.roles],
    companyId: account.companyId ?? "",
    companyApproved,
    linkedTalentIds: [...linkedTalentIds],
    registered: account.registered,
    suspended: account.suspended,
    minor: account.minor,
    version: BigInt(account.sessionVersion),
  };
}

/** E-mail addresses are returned to services acting on their own behalf (mail), to the member, and to admins. */
function mayReadEmail(actor: Actor, account: Account): boolean {
  return (
    actor.kind === "system" ||
    hasRole(actor, "Admin") ||
    (actor.kind === "member" && actor.userId === account.id)
  );
}

function toMember(account: Account, links: readonly AgentLink[], actor: Actor) {
  const accepted = links.filter((link) => link.status === "Linked");
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: mayReadEmail(actor, account) ? account.email : "",
    profileMediaId: account.profileMediaId ?? "",
    roles: [...account.roles],
    companyId: account.companyId ?? "",
    agentIds: accepted.map((link) => link.agentId),
    registered: account.registered,
    suspended: account.suspended,
    minor: account.minor,
    language: account.settings.Language ?? "en",
    bio: account.bio ?? "",
    version: BigInt(account.version),
    emailVerified: account.emailVerified,
  };
}

/** Open invitations with the details that a mail includes. */
async function openInvitations({ reads, now }: Deps, ids: readonly string[]) {
  const open = (await reads.invitations(ids)).filter((one) => statusAt(one, now()) === "Invited");
  const [companies, inviters] = await Promise.all([
    reads.companies(open.map(({ companyId }) => companyId)),
    reads.accounts(open.map(({ invitedBy }) => invitedBy)),
  ]);
  return open.map(({ id, companyId, email, invitedBy }) => ({
    id,
    companyId,
    email,
    companyName: companies.get(companyId)?.name ?? "",
    language: inviters.get(invitedBy)?.settings.Language ?? "en",
  }));
}

/** Methods that reveal who someone is or was, restricted to callers who may know. */
function contactMethods(deps: Deps) {
  return {
    batchGetInvitations: async (request, { actor }) => {
      if (actor.kind !== "system") return fail(forbidden("ROLE"));
      const ids = bounded(request.ids);
      return ids.ok ? ok({ invitations: await openInvitations(deps, ids.value) }) : ids;
    },
    batchGetClientInvitations: async (request, { actor }) => {
      if (actor.kind !== "system") return fail(forbidden("ROLE"));
      const ids = bounded(request.ids);
      if (!ids.ok) return ids;
      return ok({ invitations: [...(await deps.reads.invitedAddresses(ids.value, deps.now()))] });
    },
    saveExportPart: async ({ exportId, content }, { actor }) => {
      const service = EXPORTING_SERVICES.find((name) => actor.kind === "system" && name === actor.service);
      if (service === undefined) return fail(forbidden("ROLE"));
      const part = { service, content: JSON.parse(content) as unknown };
      // If the export has expired or was erased in the meantime, the part is dropped.
      return map(
        await deps.transaction(async (unit) => ok(await unit.saveExportPart(exportId, part))),
        () => ({}),
      );
    },
    listKeptApart: async ({ companyId, userIds }, { actor }) => {
      if (actor.kind !== "system") return fail(forbidden("ROLE"));
      const ids = bounded(userIds);
      return ids.ok ? ok({ userIds: [...(await deps.reads.keptApart(companyId, ids.value))] }) : ids;
    },
    listBlockedPairs: async ({ userId, userIds }, { actor }) => {
      if (actor.kind !== "system") return fail(forbidden("ROLE"));
      const ids = bounded(userIds);
      return ids.ok ? ok({ userIds: [...(await deps.reads.blockedPairs(userId, ids.value))] }) : ids;
    },
    findByContact: async ({ contact }, { actor }) =>
      hasRole(actor, "Admin")
        ? ok({ ids: [...(await deps.reads.idsByContact(contact, MAX_FOUND))] })
        : fail(forbidden("ROLE")),
  } satisfies Partial<Implementation<(typeof IdentityService)["method"]>>;
}

/** Methods by which the gateway finds out who calls. */
function callerMethods(deps: Deps, ownIssuer: string) {
  return {
    resolveSession: async (request, { actor }) => {
      const issuer = request.issuer === ownIssuer ? OWN_PROVIDER : request.issuer;
      const claims = {
        ...request,
        issuer,
        issuedAt: Number(request.issuedAt),
        signedInAt: Number(request.signedInAt),
      };
      return map(await resolveSession(deps, actor, claims), toSession);
    },
    resolveAccessToken: async (request, { actor }) =>
      map(await resolveAccessToken(deps, actor, request), ({ token, ...session }) => ({
        session: toSession(session),
        scopes: [...token.scopes],
      })),
  } satisfies Partial<Implementation<(typeof IdentityService)["method"]>>;
}

/** The gRPC methods that the gateway and the other services call. */
export function createIdentityServer(deps: Deps, ownIssuer: string): Implemented {
  const { reads } = deps;
  return implement(IdentityService, {
    ...callerMethods(deps, ownIssuer),
    batchGetMembers: async (request, { actor }) => {
      const ids = bounded(request.ids);
      if (!ids.ok) return ids;
      const [accounts, links] = await Promise.all([
        reads.accounts(ids.value),
        reads.linksOfTalent(ids.value),
      ]);
      const members = [...accounts.values()].map((account) =>
        toMember(account, links.get(account.id) ?? [], actor),
      );
      return ok({ members });
    },
    batchGetCompanies: async (request) => {
      const ids = bounded(request.ids);
      if (!ids.ok) return ids;
      const [companies, members] = await Promise.all([
        reads.companies(ids.value),
        reads.memberIds(ids.value),
      ]);
      return ok({
        companies: [...companies.values()].map(({ id, name, version }) => ({
          id,
          name,
          memberIds: [...(members.get(id) ?? [])],
          version: BigInt(version),
        })),
      });
    },
    listClients: async ({ agentId }, { actor }) =>
      actor.kind === "system"
        ? ok({ userIds: [...(await reads.linkedTalentIds(agentId))] })
        : fail(forbidden("ROLE")),
    ...contactMethods(deps),
    listAdmins: async () => ok({ ids: [...(await reads.activeAdminIds())] }),
  });
}
