import type { Story } from "../e2e/steps/story.ts";
import { maxEffects, untilCounted } from "../faults/submitting.ts";
import { EXPECTED_COUNTS, countStory, deadLettersOf, untilDrained } from "./aftermath.ts";
import type { Home } from "./home.ts";

/** Tests that everything in a disturbed story exists exactly once. */
export function expectNothingLost(homeOf: () => Home, story: Story): void {
  test("nothing is lost and nothing doubled", async () => {
    await untilDrained(homeOf());
    expect(await countStory(homeOf(), story)).toEqual(EXPECTED_COUNTS);
  });

  test("every event had its effect once, and none was given up", async () => {
    const { databases } = homeOf();
    await untilCounted(databases);
    expect(await maxEffects(databases)).toBe(1);
    expect(await deadLettersOf(homeOf())).toEqual([]);
  });
}
