import type { Chance } from "#dev/seed/chance.ts";
import type { Conversation } from "#dev/seed/conversations.ts";
import type { Dates } from "#dev/seed/dates/dates.ts";
import type { Lives } from "#dev/seed/lives.ts";
import type { Mail } from "#dev/seed/mail.ts";
import { DEMO_ADDRESSES, type AgentLink, type Member, type Profile } from "#dev/seed/people.ts";
import type { Company, Project } from "#dev/seed/productions.ts";
import type { Submission } from "#dev/seed/submissions.ts";
import { makeAlbum, withAlbum, type Album } from "./album.ts";
import { makeDemoParts, withParts } from "./parts.ts";
import { makeRoleInvitations, type RoleInvitation } from "./role-invitations.ts";

/** The parts of a market that are read and extended. */
interface Unfinished {
  readonly members: readonly Member[];
  readonly profiles: readonly Profile[];
  readonly links: readonly AgentLink[];
  readonly companies: readonly Company[];
  readonly projects: readonly Project[];
  readonly submissions: readonly Submission[];
  readonly dates: Dates;
  readonly conversations: readonly Conversation[];
  readonly lives: Lives;
  readonly mail: Mail;
}

/** The market including what the demo talent and the demo agent's clients are cast in, and the talent's album. */
export function withHandmade<M extends Unfinished>(
  chance: Chance,
  now: Date,
  market: M,
  busy: ReadonlySet<string>,
): M & { readonly album: Album; readonly roleInvitations: readonly RoleInvitation[] } {
  const people = peopleOf(market);
  const parts = makeDemoParts(chance, now, { ...market, ...people, busy, known: knownOf(market, people) });
  const profile = market.profiles.find(({ userId }) => userId === people.talent.id);
  if (!profile) throw new Error("The demo talent has no profile.");
  const album = makeAlbum(chance, now, { owner: people.talent, profile });
  const submissions = withParts(market.submissions, parts);
  return {
    ...market,
    dates: { ...market.dates, requests: [...market.dates.requests, ...parts.requests] },
    submissions,
    roleInvitations: makeRoleInvitations(now, { ...people, submissions, projects: market.projects }),
    conversations: [...market.conversations, ...parts.conversations],
    mail: { ...market.mail, notices: [...market.mail.notices, ...parts.notices] },
    lives: { ...market.lives, posts: withAlbum(market.lives.posts, album) },
    album,
  };
}

function memberOf(members: readonly Member[], address: string): Member {
  const found = members.find(({ email }) => email === address);
  if (!found) throw new Error(`The market has no ${address}.`);
  return found;
}

/** The demo's people whose data is handmade. */
function peopleOf({ members, links }: Pick<Unfinished, "members" | "links">) {
  const agent = memberOf(members, DEMO_ADDRESSES.agent);
  const own = links.filter(({ agentId, status }) => agentId === agent.id && status === "Linked");
  const ids = new Set(own.map(({ talentId }) => talentId));
  const clients = members.filter(({ id, minor }) => ids.has(id) && !minor);
  return { talent: memberOf(members, DEMO_ADDRESSES.talent), agent, clients };
}

/** Everyone with messages or notifications, which must remain consistent with their submissions. */
function knownOf(
  { conversations, mail }: Pick<Unfinished, "conversations" | "mail">,
  { talent, agent, clients }: ReturnType<typeof peopleOf>,
): ReadonlySet<string> {
  return new Set([
    ...conversations.map(({ talentId }) => talentId),
    ...mail.groups.flatMap(({ memberIds }) => memberIds),
    ...mail.notices.map(({ userId }) => userId),
    ...mail.reported.map(({ talentId }) => talentId),
    ...[talent, agent, ...clients].map(({ id }) => id),
  ]);
}
