import type { SubmissionOutcomeResolvers } from "#gen/graphql.ts";

/** The result for one item of a bulk call, with its key in wire format. */
export interface WireItem {
  readonly wireKey: string;
  readonly skipped: {
    readonly code: string;
    readonly rule?: string | null;
    readonly state?: string | null;
    readonly message: string;
  } | null;
}

export const submissionOutcomeResolvers: SubmissionOutcomeResolvers = {
  Key: ({ wireKey }) => wireKey,
  Status: ({ skipped }) => (skipped ? "Skipped" : "Done"),
  Code: ({ skipped }) => skipped?.code ?? null,
  Rule: ({ skipped }) => skipped?.rule ?? null,
  State: ({ skipped }) => skipped?.state ?? null,
  Message: ({ skipped }) => skipped?.message ?? null,
};
