import { createLoader } from "@callboard/kit/graphql/loaders.ts";
import type { RequestContext } from "@callboard/kit/graphql/subgraph-server.ts";
import type { Neighbours, Stores } from "#app/ports.ts";
import type { CompanyLookup } from "#app/see-company.ts";
import type { MemberLookup } from "#app/see-member.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Company } from "#domain/company.ts";

/** Reads of one request, gathered: one statement per kind for a list, one call to casting. */
export type Lookup = MemberLookup &
  CompanyLookup & {
    readonly numberOfMembers: (companyId: string) => Promise<number>;
    /** Forgets what was read; called after a write. */
    readonly clear: () => void;
  };

/** What the resolvers get: who asks, and the reads of this request. */
export interface Context extends RequestContext {
  readonly lookup: Lookup;
}

function byUser(links: readonly AgentLink[], ids: readonly string[]): Map<string, AgentLink[]> {
  const groups = new Map<string, AgentLink[]>(ids.map((id) => [id, []]));
  for (const link of links) {
    groups.get(link.talentId)?.push(link);
    groups.get(link.agentId)?.push(link);
  }
  return groups;
}

/** Makes the reads of one request. */
export function createLookup(stores: Stores, neighbours: Neighbours): Lookup {
  const accounts = createLoader<Account>(
    async (ids) => new Map((await stores.accounts.byIds(ids)).map((account) => [account.id, account])),
  );
  const companies = createLoader<Company>(
    async (ids) => new Map((await stores.companies.byIds(ids)).map((company) => [company.id, company])),
  );
  const links = createLoader<AgentLink[]>(async (ids) => byUser(await stores.links.liveOf(ids), ids));
  const people = createLoader<number>(async (ids) => {
    const members = await stores.companies.memberIds(ids);
    return new Map([...members].map(([id, memberIds]) => [id, memberIds.length]));
  });
  const submitters = submissionLoaders(neighbours);
  return {
    account: (id) => accounts.load(id),
    company: (id) => companies.load(id),
    links: async (userId) => (await links.load(userId)) ?? [],
    numberOfMembers: async (companyId) => (await people.load(companyId)) ?? 0,
    holdsSubmission: async (companyId, userId) => (await submitters(companyId).load(userId)) ?? false,
    clear: () => {
      for (const loader of [accounts, companies, links, people]) loader.clearAll();
    },
  };
}

/** One loader per company that asks; a casting that does not answer narrows the view and breaks nothing. */
function submissionLoaders(neighbours: Neighbours) {
  const made = new Map<string, ReturnType<typeof createLoader<boolean>>>();
  return (companyId: string) => {
    const known = made.get(companyId);
    if (known !== undefined) return known;
    const loader = createLoader<boolean>(async (userIds) => {
      const holders = await neighbours.submitters(companyId, userIds);
      return new Map(userIds.map((id) => [id, holders.ok && holders.value.has(id)]));
    });
    made.set(companyId, loader);
    return loader;
  };
}
