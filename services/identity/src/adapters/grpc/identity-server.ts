import { hasRole } from "@callboard/kit/actor.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { implement } from "@callboard/kit/grpc/server.ts";
import type { Implemented } from "@callboard/kit/grpc/server.ts";
import { fail, map, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import type { Deps } from "#app/ports.ts";
import { resolveSession } from "#app/resolve-session.ts";
import type { Session } from "#app/resolve-session.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";

/** Ids that one call may ask for. */
const IDS_MOST = 500;
const ADMINS_MOST = 200;

function bounded(ids: readonly string[]): Result<string[]> {
  if (ids.length > IDS_MOST) return fail(invalidField("ids", "TOO_MANY", `At most ${IDS_MOST} ids.`));
  return ok([...new Set(ids)]);
}

function toSession({ account, linkedTalentIds }: Session) {
  return {
    userId: account.id,
    roles: [...account.roles],
    companyId: account.companyId ?? "",
    linkedTalentIds: [...linkedTalentIds],
    registered: account.registered,
    suspended: account.suspended,
    minor: account.minor,
    version: BigInt(account.sessionVersion),
  };
}

/** Addresses go to services that act on their own account (mail), to the member, and to admins. */
function mayReadEmail(actor: Actor, account: Account): boolean {
  return (
    actor.kind === "system" ||
    hasRole(actor, "Admin") ||
    (actor.kind === "member" && actor.userId === account.id)
  );
}

function toMember(account: Account, links: readonly AgentLink[], actor: Actor) {
  const accepted = links.filter((link) => link.talentId === account.id && link.status === "Linked");
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

/** What the gateway and the other services ask of identity. */
export function createIdentityServer(deps: Deps, ownIssuer: string): Implemented {
  const { accounts, companies, links } = deps.stores;
  return implement(IdentityService, {
    resolveSession: async (request, { actor }) => {
      const issuer = request.issuer === ownIssuer ? OWN_PROVIDER : request.issuer;
      const facts = { ...request, issuer, issuedAt: Number(request.issuedAt) };
      return map(await resolveSession(deps, actor, facts), toSession);
    },
    batchGetMembers: async (request, { actor }) => {
      const ids = bounded(request.ids);
      if (!ids.ok) return ids;
      const [found, live] = await Promise.all([accounts.byIds(ids.value), links.liveOf(ids.value)]);
      return ok({ members: found.map((account) => toMember(account, live, actor)) });
    },
    batchGetCompanies: async (request) => {
      const ids = bounded(request.ids);
      if (!ids.ok) return ids;
      const [found, people] = await Promise.all([companies.byIds(ids.value), companies.memberIds(ids.value)]);
      return ok({
        companies: found.map(({ id, name, version }) => ({
          id,
          name,
          memberIds: [...(people.get(id) ?? [])],
          version: BigInt(version),
        })),
      });
    },
    listAdmins: async () => ok({ ids: await accounts.activeAdminIds(ADMINS_MOST) }),
  });
}
