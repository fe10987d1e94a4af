import { at } from "../../../support/graph.ts";
import { free, type AdditionCase } from "../../addition-case.ts";
import type { Making } from "../../mutation-case.ts";
import { TALENT_SIDE } from "../../views.ts";

const MEMBERS = ["Admin", "Production", "Talent", "Agent"];
/** Actors who may read what a talent shares only with those concerned. */
const CONCERNED = [...TALENT_SIDE, "producerOwner", "producerColleague", "admin"] as const;

/** A private post of T1. */
async function post({ world }: Making): Promise<string> {
  const query = "mutation($p: PostInput!) { savePost(post: $p) { SK } }";
  const p = { Type: "Headshot", Contents: [world.fixture.headshot] };
  return String(at((await world.must("talentSelf", query, { p })).data, "savePost.SK"));
}

let days = 0;
/** A different day each time, since saving the same again changes nothing. */
function nextDay(): string {
  days += 1;
  return new Date(Date.now() + (10 + days) * 86_400_000).toISOString().slice(0, 10);
}

export const TALENT_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  savePost: {
    service: "talent",
    query: "mutation($p: PostInput!) { savePost(post: $p) { PK SK } }",
    roles: ["Talent", "Agent"],
    ok: TALENT_SIDE,
    others: "FORBIDDEN",
    events: ["post.published"],
    make: ({ world }) =>
      free({
        p: {
          PK: world.people.of.talentSelf.key,
          Type: "Headshot",
          Contents: [world.fixture.headshot],
        },
      }),
  },
  deletePost: {
    service: "talent",
    query: "mutation($PK: ID!) { deletePost(PK: $PK) { Status } }",
    ok: [...TALENT_SIDE, "admin"],
    others: "NOT_FOUND",
    events: ["post.removed"],
    make: async (making) => ({ variables: { PK: await post(making) }, rows: [] }),
  },
  getUserPosts: {
    service: "talent",
    query: "query($c: PostCriteria!) { getUserPosts(criteria: $c) { Total Posts { SK } } }",
    roles: MEMBERS,
    events: [],
    make: ({ world }) => free({ c: { UserId: world.people.of.talentSelf.key } }),
  },
  saveAvailability: {
    service: "talent",
    query: "mutation($d: AvailabilityInput!) { saveAvailability(dates: $d) { BookedOut { From } } }",
    ok: TALENT_SIDE,
    others: "FORBIDDEN",
    events: ["talent.availability_changed"],
    make: ({ world }) => {
      const day = nextDay();
      return free({ d: { PK: world.people.of.talentSelf.key, BookedOut: [{ From: day, To: day }] } });
    },
  },
  saveCredits: {
    service: "talent",
    query: "mutation($c: CreditsInput!) { saveCredits(credits: $c) { PK } }",
    ok: [...TALENT_SIDE, "admin"],
    others: "FORBIDDEN",
    events: ["talent.demographics_updated"],
    make: ({ world }) =>
      free({
        c: {
          PK: world.people.of.talentSelf.key,
          Credits: [{ Kind: "Film", Title: `Film of ${nextDay()}` }],
        },
      }),
  },
  getAvailability: {
    service: "talent",
    query: "query($c: AvailabilityCriteria!) { getAvailability(criteria: $c) { BookedOut { From } } }",
    roles: MEMBERS,
    ok: CONCERNED,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { UserId: world.people.of.talentSelf.key } }),
  },
};
