import type { Page } from "playwright-core";
import { arrive } from "./arriving.ts";
import { cast } from "./casting.ts";
import { leave } from "./leaving.ts";
import type { Newcomer } from "./sign-in.ts";
import { openStage, type Stage } from "./stage.ts";

/** What is about to happen, for whoever wants to disturb it. */
export type Moment =
  | "an account"
  | "a poster"
  | "the steps of the project"
  | "its positions"
  | "an admin signs in"
  | "an approval"
  | "a submission"
  | "a link"
  | "an agent's submission"
  | "a live submission"
  | "a group"
  | "an audition"
  | "a booking"
  | "a message"
  | "a payment"
  | "a language";

/** The path of the product once: who goes it, and through which project. */
export interface Story {
  readonly stage: () => Stage;
  readonly people: Record<"producer" | "admin" | "talent" | "agent", Page>;
  readonly producer: Newcomer;
  readonly title: string;
  /** Whether everybody tries again what did not work. */
  readonly patient: boolean;
  /** One of its chapters, as a test. Those that come after one that failed are not told. */
  readonly chapter: (name: string, tell: () => Promise<void>) => void;
  /** To be called before each of the moments. */
  readonly comes: (moment: Moment) => Promise<void>;
}

type Telling = Partial<Pick<Story, "comes" | "patient">>;

function chapters(): Story["chapter"] {
  let failed: string | null = null;
  return (name, tell) =>
    test(name, async () => {
      if (failed !== null) throw new Error(`The story broke off at: ${failed}.`);
      failed = name;
      await tell();
      failed = null;
    });
}

/**
 * The path of the product, from a guest to a booking, in real browsers over the started product. The tests are the
 * chapters of one story: each goes on where the one before it ended.
 */
export function tellStory({ comes = async () => undefined, patient = false }: Telling = {}): Story {
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
    chapter: chapters(),
    patient,
    comes,
  };
  arrive(story);
  cast(story);
  leave(story);
  story.chapter("no page complained along the way", async () => {
    expect(story.stage().complaints).toEqual([]);
  });
  return story;
}
