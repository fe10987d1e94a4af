import { arrive } from "./arriving.ts";
import { cast } from "./casting.ts";
import { leave } from "./leaving.ts";
import { openStage, type Stage } from "./stage.ts";
import { chaptersOf, type Story } from "./story.ts";

type StoryOptions = Partial<Pick<Story, "onMoment" | "patient">>;

/**
 * The product's path, from a guest to a booking, in real browsers on the started product. The tests are chapters of
 * one story: each continues where the previous one ended.
 */
export function setUpStory({ onMoment = async () => undefined, patient = false }: StoryOptions = {}): Story {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage(patient);
  });
  afterAll(() => stage?.close());

  const moment = Date.now();
  const story: Story = {
    stage() {
      if (!stage) throw new Error("The stage is not open yet.");
      return stage;
    },
    people: {} as Story["people"],
    producer: {
      role: "Production",
      firstName: "Nora",
      lastName: "Vale",
      address: `nora.${moment}@vale-pictures.test`,
      password: "a-long-password",
    },
    title: `The Storm Glass ${moment % 1_000_000}`,
    chapter: chaptersOf(),
    patient,
    onMoment,
  };
  arrive(story);
  cast(story);
  leave(story);
  story.chapter("no page complained along the way", async () => {
    expect(story.stage().complaints).toEqual([]);
  });
  return story;
}
