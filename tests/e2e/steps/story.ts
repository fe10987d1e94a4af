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
  /** Defines a chapter as a test. Chapters after a failed one are skipped. */
  readonly chapter: (name: string, play: () => Promise<void>) => void;
  /** Called before each of the moments. */
  readonly onMoment: (moment: Moment) => Promise<void>;
}
