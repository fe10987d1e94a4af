import { waitFor } from "@callboard/testkit/wait-for.ts";
import { unread } from "../e2e/steps/mail.ts";
import { open } from "../e2e/steps/patience.ts";
import type { Story } from "../e2e/steps/story.ts";
import { setUpStory } from "../e2e/steps/set-up-story.ts";
import { countUnread, untell } from "./aftermath.ts";
import { openHome, type Home } from "./home.ts";
import { expectNothingLost } from "./nothing-lost.ts";
import { createDisruptions, VICTIMS } from "./disruptions.ts";

let home: Home;
beforeAll(() => {
  home = openHome();
});
afterAll(() => home.databases.close());

/** Checks that apply after every story. */
function expectWhole(story: Story): void {
  expectNothingLost(() => home, story);

  test("search finds the project, and the talent's count of unread conversations is right", async () => {
    const { talent } = story.people;
    const found = talent.getByRole("button", { name: story.title }).first();
    await open(talent, `/project-search?text=${encodeURIComponent(story.title)}`, found);
    const unanswered = await countUnread(home);
    await waitFor(`${unanswered} unread`, async () => (await unread(talent)) === unanswered);
    expect(await found.isVisible()).toBe(true);
  });
}

describe("on real engines, every service in a process of its own", () => {
  expectWhole(setUpStory());
});

describe("and while each engine and each service is killed", () => {
  const disruptions = createDisruptions(() => home);
  beforeAll(() => untell(home));
  const story = setUpStory({ onMoment: disruptions.onMoment, patient: true });

  test("each was killed, and runs again", async () => {
    expect(disruptions.killed.toSorted()).toEqual(VICTIMS.toSorted());
    await disruptions.untilAllRun();
  });
  expectWhole(story);
});
