import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { tellStory, type Story } from "../e2e/story.ts";
import { mostEffects, untilCounted } from "../faults/submitting.ts";
import { ownId, signInDemo } from "../support/demo.ts";
import { askGraph, at } from "../support/graph.ts";
import { AS_TOLD, countTold, deadLettersOf, untell, untilDrained } from "./aftermath.ts";
import { openHome, type Home } from "./home.ts";
import { makeTroubles, VICTIMS } from "./troubles.ts";

let home: Home;
beforeAll(() => {
  home = openHome();
});
afterAll(() => home.databases.close());

const SEARCH =
  "query($text: String) { searchProjects(criteria: { Text: $text }) { Projects { Data { Name } } } }";
const UNREAD = "{ getUserConversations(criteria: {}) { Unread } }";

/** What has to hold after every story. */
function expectWhole(story: Story): void {
  test("nothing is lost and nothing doubled", async () => {
    await untilDrained(home);
    expect(await countTold(home, story)).toEqual(AS_TOLD);
  });

  test("every event had its effect once, and none was given up", async () => {
    await untilCounted(home.databases);
    expect(await mostEffects(home.databases)).toBe(1);
    expect(await deadLettersOf(home)).toEqual([]);
  });

  test("search finds the project, and the counts of unread conversations are those of the mailbox", async () => {
    const talent = await signInDemo(home, DEMO_ADDRESSES.talent);
    const find = async (): Promise<boolean> => {
      const { data } = await askGraph(home.url, talent, SEARCH, { text: story.title });
      return at(data, "searchProjects.Projects.0.Data.Name") === story.title;
    };
    await waitFor("the project", find);
    const { data } = await askGraph(home.url, talent, UNREAD);
    const [unread] = await home.databases.query<{ count: number }>(
      "messaging",
      `select count(*)::int as count from participant p where user_id = $1 and folder = 'inbox' and exists (
         select from message m where m.conversation_id = p.conversation_id and m.sender_id <> p.user_id
           and m.created_at > coalesce(p.read_up_to, '-infinity'))`,
      [await ownId(home, talent)],
    );
    expect(at(data, "getUserConversations.Unread")).toBe(unread?.count);
  });
}

describe("on real engines, every service in a process of its own", () => {
  expectWhole(tellStory());
});

describe("and while each engine and each service is killed", () => {
  const troubles = makeTroubles(() => home);
  beforeAll(() => untell(home));
  const story = tellStory({ comes: troubles.comes, patient: true });

  test("each was, and stands again", async () => {
    expect(troubles.killed.toSorted()).toEqual(VICTIMS.toSorted());
    await troubles.untilAllStand();
  });
  expectWhole(story);
});
