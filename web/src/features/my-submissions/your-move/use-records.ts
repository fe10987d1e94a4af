import { useFragment } from "@apollo/client/react";
import type { MySubmissionsQuery } from "#gen/graphql.ts";
import type { Submission } from "../my-work.ts";
import { MySubmissionSubmission } from "../submission-documents.ts";

/** The records of a list, kept up to date. */
export function useRecords(
  found: MySubmissionsQuery["getSubmissionsByStage"]["Submissions"],
): readonly Submission[] {
  const result = useFragment({ fragment: MySubmissionSubmission, from: [...found] });
  return result.complete ? (result.data as readonly Submission[]) : [];
}
