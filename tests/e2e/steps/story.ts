import type { Page } from "playwright-core";
import type { Newcomer } from "./sign-in.ts";
import type { Stage } from "./stage.ts";

/** Points of the story at which it can be disturbed. */
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

/** One run through the product's path: its people and its project. */
export interface Story {
  readonly stage: () => Stage;
  readonly people: Record<"producer" | "admin" | "talent" | "agent", Page>;
  readonly producer: Newcomer;
  readonly title: string;
  /** Whether failed actions are retried. */
  readonly patient: boolean;
  readonly chapter: Chapter;
  /** Called before each of the moments. */
  readonly onMoment: (moment: Moment) => Promise<void>;
}

/** Defines a chapter of a story. */
export type Chapter = (name: string, play: () => Promise<void>) => void;

/** Chapters of one story, which are its tests: those after a failed one fail with its name instead of being played. */
export function chaptersOf(): Chapter {
  let failed: string | null = null;
  return (name, play) =>
    test(name, async () => {
      if (failed !== null) throw new Error(`The story broke off at: ${failed}.`);
      failed = name;
      await play();
      failed = null;
    });
}
