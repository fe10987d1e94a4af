import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import type { Deps } from "#app/ports.ts";
import type { CompanyLookup } from "#app/read-company.ts";
import type { MemberLookup } from "#app/read-member.ts";
import type { Account } from "#domain/account.ts";
import { LEFT_SHOWN_MS, type AgentLink } from "#domain/agent-link.ts";
import { linkOf, type InvitedClient } from "#domain/client-invitation.ts";
import type { Company } from "#domain/company.ts";
import type { Invitation } from "#domain/membership/invitation.ts";

/** Batched reads of one request: one statement per kind for a whole list, one call to casting. */
export interface Lookup extends MemberLookup, CompanyLookup {
  readonly numberOfMembers: (companyId: string) => Promise<number>;
  /** Names of other companies that a company's is easily taken for. */
  readonly lookAlikes: (companyId: string) => Promise<readonly string[]>;
  readonly openInvitations: (companyId: string) => Promise<readonly Invitation[]>;
  /** Open invitations to an address, 20 at most. */
  readonly invitationsOf: (email: string) => Promise<readonly Invitation[]>;
  /** Open invitations of agents to the member's proven address, as the requests that they are; none for others. */
  readonly invitedLinks: (account: Account) => Promise<readonly AgentLink[]>;
  /** Open invitations by an agent. */
  readonly clientInvitationsBy: (agentId: string) => Promise<readonly InvitedClient[]>;
  /** Clears the cache; call it after a write. */
  readonly clear: () => void;
}

/** Creates the batched reads of one request. */
export function createLookup({ reads, upstreams, now }: Pick<Deps, "reads" | "upstreams" | "now">): Lookup {
  const accounts = createLoader<Account>((ids) => reads.accounts(ids));
  const companies = createLoader<Company>((ids) => reads.companies(ids));
  const linksOfTalent = createLoader<readonly AgentLink[]>((ids) => reads.linksOfTalent(ids));
  const leftClients = createLoader<readonly AgentLink[]>((ids) =>
    reads.leftClients(ids, new Date(now().getTime() - LEFT_SHOWN_MS)),
  );
  const linksOfBoth = createLoader<readonly AgentLink[]>((ids) => reads.linksOfBoth(ids));
  const invitations = createLoader<readonly Invitation[]>((ids) => reads.openInvitations(ids, now()));
  const memberCounts = createLoader<number>((ids) => reads.memberCounts(ids));
  const lookAlikes = createLoader<readonly string[]>((ids) => reads.lookAlikes(ids));
  const submitters = submitterLoaders(upstreams);
  return {
    account: (id) => accounts.load(id),
    company: (id) => companies.load(id),
    linksOfTalent: async (userId) => (await linksOfTalent.load(userId)) ?? [],
    leftClients: async (userId) => (await leftClients.load(userId)) ?? [],
    linksOfBoth: async (userId) => (await linksOfBoth.load(userId)) ?? [],
    numberOfMembers: async (companyId) => (await memberCounts.load(companyId)) ?? 0,
    lookAlikes: async (companyId) => (await lookAlikes.load(companyId)) ?? [],
    openInvitations: async (companyId) => (await invitations.load(companyId)) ?? [],
    invitationsOf: (email) => reads.invitationsOf(email, now()),
    invitedLinks: async (account) => {
      if (!account.emailVerified || !account.roles.includes("Talent")) return [];
      const found = await reads.clientInvitationsTo(account, now());
      return found.map((invitation) => linkOf(invitation, account.id));
    },
    clientInvitationsBy: (agentId) => reads.clientInvitationsBy(agentId, now()),
    holdsSubmission: async (companyId, userId) => (await submitters(companyId).load(userId)) ?? false,
    clear: () => {
      for (const loader of [
        accounts,
        companies,
        linksOfTalent,
        leftClients,
        linksOfBoth,
        memberCounts,
        invitations,
        lookAlikes,
      ])
        loader.clearAll();
    },
  };
}

/** One loader per company. While casting is unavailable, views are narrower and requests still succeed. */
function submitterLoaders(upstreams: Deps["upstreams"]) {
  const loaders = new Map<string, Loader<boolean>>();
  return (companyId: string): Loader<boolean> => {
    const known = loaders.get(companyId);
    if (known !== undefined) return known;
    const loader = createLoader<boolean>(async (userIds) => {
      const found = await upstreams.batchGetSubmitters(companyId, userIds);
      return new Map(userIds.map((id) => [id, found.ok && found.value.has(id)]));
    });
    loaders.set(companyId, loader);
    return loader;
  };
}
