import type { Page } from "playwright-core";
import type { Newcomer } from "./sign-in.ts";
import type { Stage } from "./stage.ts";

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
