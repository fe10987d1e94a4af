import { idOf } from "#lib/record-key.ts";

/** What was typed for a submission to a position. */
export type SubmissionDraft = { readonly Comments?: string; readonly Website?: string };

/** Submissions that were begun and not sent, kept in this browser until they are, or until signing out. */
function nameOf(positionKey: string): string {
  return `callboard.submission.${idOf(positionKey)}`;
}

function textOf(found: object, field: keyof SubmissionDraft): SubmissionDraft {
  const value: unknown = Reflect.get(found, field);
  return typeof value === "string" ? { [field]: value } : {};
}

/** The kept draft; empty when there is none. */
export function draftOf(positionKey: string): SubmissionDraft {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(positionKey)) ?? "null");
    if (typeof found !== "object" || found === null) return {};
    return { ...textOf(found, "Comments"), ...textOf(found, "Website") };
  } catch {
    return {};
  }
}

export function keepDraft(positionKey: string, draft: SubmissionDraft): void {
  if (!draft.Comments && !draft.Website) dropDraft(positionKey);
  else localStorage.setItem(nameOf(positionKey), JSON.stringify(draft));
}

export function dropDraft(positionKey: string): void {
  localStorage.removeItem(nameOf(positionKey));
}
