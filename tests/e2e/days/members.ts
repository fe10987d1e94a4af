import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeJwt, importJWK, SignJWT, type JWK } from "jose";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { signInDemo } from "../../support/demo.ts";
import { freshTokens } from "../../support/fresh-tokens.ts";
import { graphWith, type Graph } from "../steps/graph.ts";
import { storyHome, storyUrl } from "../steps/stage.ts";

type DemoRole = keyof typeof DEMO_ADDRESSES;

/** What happens in the market beside the pages of a story: calls of the graph as its members. */
export interface Market {
  /** As one of the demo sign-ins. */
  readonly demo: (role: DemoRole) => Graph;
  /** As any other member, by bare id: they have no account at the identity provider, whose key signs their tokens. */
  readonly member: (id: string) => Graph;
}

/** Longer than any story. */
const VALID_SECONDS = 3_600;

/** The market of this worker's product. */
export async function openMarket(): Promise<Market> {
  const url = storyUrl();
  const tokens = freshTokens((role: DemoRole) => signInDemo({ url }, DEMO_ADDRESSES[role]));
  const claims = decodeJwt(await tokens("producer"));
  const file = join(storyHome(), "identity-provider", "provider-keys.json");
  const { signing } = JSON.parse(await readFile(file, "utf8")) as { signing: JWK };
  const key = await importJWK(signing, "RS256");
  const tokenOf = (id: string): Promise<string> => {
    const exp = Math.floor(Date.now() / 1_000) + VALID_SECONDS;
    const own = { ...claims, sub: `seed:${id}`, sid: "", email: `${id}@people.callboard.test`, exp };
    return new SignJWT(own)
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(signing.kid) })
      .sign(key);
  };
  return {
    demo: (role) => async (query, variables) => graphWith(url, await tokens(role))(query, variables),
    member: (id) => async (query, variables) => graphWith(url, await tokenOf(id))(query, variables),
  };
}

/** The id of a key such as `USR#<id>`, as addresses of pages have it. */
export const bare = (key: string): string => key.slice(key.indexOf("#") + 1);

const PEOPLE = `query($page: Int!) {
  filterUsers(criteria: { UserRole: ["Talent"], SortOrder: "Name", PageSize: 100, Page: $page }) {
    PK Data { FirstName LastName Minor }
  }
}`;

interface People {
  readonly filterUsers: ReadonlyArray<{
    readonly PK: string;
    readonly Data: { readonly FirstName: string; readonly LastName: string; readonly Minor: boolean | null };
  }>;
}

/** Somebody of the demo market; `id` is bare. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** This many adult performers of the demo market by name, without the demo talent. */
export async function performers({ demo }: Market, count: number): Promise<readonly Person[]> {
  const found: Person[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const { filterUsers } = await demo("producer")<People>(PEOPLE, { page });
    if (filterUsers.length === 0) throw new Error(`The market has only ${found.length} performers.`);
    const adults = filterUsers.filter(({ Data }) => Data.Minor !== true && Data.FirstName !== "Maya");
    found.push(
      ...adults.map(({ PK, Data }) => ({ id: bare(PK), name: `${Data.FirstName} ${Data.LastName}` })),
    );
  }
  return found.slice(0, count);
}

const AT_ONCE = 6;

/** Calls for each item, a few at a time. */
export async function forEach<T>(
  items: readonly T[],
  call: (item: T, place: number) => Promise<unknown>,
): Promise<void> {
  const left = items.entries();
  const work = async (): Promise<void> => {
    for (const [place, item] of left) await call(item, place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
