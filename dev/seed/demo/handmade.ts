import type { Chance } from "#dev/seed/chance.ts";
import type { Market } from "#dev/seed/market.ts";
import { DEMO_ADDRESSES, type Member } from "#dev/seed/people.ts";
import { makeAlbum, withAlbum } from "./album.ts";
import { makeDemoParts, withParts } from "./parts.ts";

/** A market without what is made by hand. */
type Plain = Omit<Market, "album" | "record">;

/** The market with what the demo talent and the clients of the demo agent are cast in, and the talent's album. */
export function withHandmade(
  chance: Chance,
  now: Date,
  market: Plain,
  busy: ReadonlySet<string>,
): Plain & Pick<Market, "album"> {
  const people = peopleOf(market);
  const parts = makeDemoParts(chance, now, { ...market, ...people, busy, known: knownOf(market, people) });
  const profile = market.profiles.find(({ userId }) => userId === people.talent.id);
  if (!profile) throw new Error("The demo talent has no profile.");
  const album = makeAlbum(chance, now, { owner: people.talent, profile });
  return {
    ...market,
    dates: { ...market.dates, requests: [...market.dates.requests, ...parts.requests] },
    submissions: withParts(market.submissions, parts),
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

/** The people of the demo whose parts are made by hand. */
function peopleOf({ members, links }: Pick<Market, "members" | "links">) {
  const agent = memberOf(members, DEMO_ADDRESSES.agent);
  const own = links.filter(({ agentId, status }) => agentId === agent.id && status === "Linked");
  const ids = new Set(own.map(({ talentId }) => talentId));
  const clients = members.filter(({ id, minor }) => ids.has(id) && !minor);
  return { talent: memberOf(members, DEMO_ADDRESSES.talent), agent, clients };
}

/** Everybody to whom somebody wrote or who was notified: what that tells of stays true. */
function knownOf(
  { conversations, mail }: Pick<Market, "conversations" | "mail">,
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
