import type { Result } from "@callboard/kit/result.ts";

/** One text message to one phone. */
export interface TextMessage {
  /** Stays the same when the message is sent again. */
  readonly id: string;
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

/**
 * What became of a message. `later`: it was certainly not taken and may be sent again. `refused`: it never will be.
 * `unknown`: it may have been taken, so that sending it again could send it twice.
 */
export type TextOutcome = "sent" | "later" | "refused" | "unknown";

/** Port of text messages. Every call ends within ten seconds and throws nothing. */
export interface TextMessages {
  readonly send: (message: TextMessage) => Promise<TextOutcome>;
}

/** A code for the owner of a number; `language` is a language of the interface. */
export interface CodeText {
  readonly to: string;
  readonly code: string;
  readonly language: string;
}

/** What proving a phone number needs. */
export interface PhoneDeps {
  /** Whether this installation sends text messages. */
  readonly isOffered: boolean;
  /** Counts a code against the quotas of the member, the network and the installation; LIMIT if one is exhausted. */
  readonly callerQuota: (userId: string, network: string | null) => Promise<Result<void>>;
  /** Counts a code against the quota of the number, whoever asks. */
  readonly numberQuota: (phone: string) => Promise<Result<void>>;
  /** Queues the message without blocking the caller. */
  readonly textCode: (text: CodeText) => void;
}
