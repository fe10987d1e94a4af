import { openDatabases } from "../../support/databases.ts";
import { databaseUrlOf } from "../../support/product.ts";
import { storyHome } from "../steps/stage.ts";
import { bare, forEach, performers, type Market } from "./members.ts";

const ROSTER = "{ filterUsers(criteria: { Roster: true, PageSize: 100 }) { PK } }";
const REQUEST = "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }";
const ACCEPT = "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }";
/** An agent sends twenty requests a day: the others count as sent on the days before. */
const A_DAY = 20;
const NEXT_DAY = "delete from quota where key like 'AGENT_REQUESTS_PER_DAY:agent:%'";

interface Roster {
  readonly filterUsers: readonly { readonly PK: string }[];
}
interface Requested {
  readonly requestAgentLink: { readonly PK: string };
}

/** The demo agent represents this many people: those of the demo market, and others who accepted the agent's requests. */
export async function representInAll(market: Market, count: number): Promise<void> {
  const agent = market.demo("agent");
  const former = (await agent<Roster>(ROSTER)).filterUsers.map(({ PK }) => bare(PK));
  const people = (await performers(market, count)).filter(({ id }) => !former.includes(id));
  const wanted = people.slice(0, count - former.length);
  const home = storyHome();
  const databases = openDatabases({ places: { databaseUrl: (name) => databaseUrlOf(home, name) } });
  for (let first = 0; first < wanted.length; first += A_DAY) {
    await databases.query("identity", NEXT_DAY);
    await forEach(wanted.slice(first, first + A_DAY), async ({ id }) => {
      const { requestAgentLink } = await agent<Requested>(REQUEST, { id });
      await market.member(id)(ACCEPT, { id: requestAgentLink.PK });
    });
  }
  await databases.close();
}
