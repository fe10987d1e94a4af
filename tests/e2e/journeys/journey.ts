import type { Records } from "../steps/routes.ts";
import type { Hand } from "./hand.ts";
import { literally } from "./words.ts";

/** Who plays: a guest, somebody who is about to sign in, or a member of the demo market. */
export type Who = "guest" | "newcomer" | "talent" | "producer" | "admin";

/** The one thing that a page is for, from its address to what is seen in the end. It can be repeated on the same data. */
export interface Journey {
  /** A pattern of the client's `paths`. */
  readonly route: string;
  readonly who: Who;
  readonly address: (records: Records) => string;
  readonly play: (hand: Hand, records: Records) => Promise<void>;
}

/** For things whose name comes from the demo market. */
export const ANY = /./;

/** Exactly this name, which may be isolated from the direction of the text around it. */
export const named = (name: string): RegExp =>
  new RegExp(`^[\\u2066-\\u2069]?${literally(name)}[\\u2066-\\u2069]?$`);

/** A name that includes this. */
export const including = (name: string): RegExp => new RegExp(literally(name));

/** Text that no earlier run has left behind. */
export const unique = (text: string): string => `${text} ${Date.now().toString(36)}`;
