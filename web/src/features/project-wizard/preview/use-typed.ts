import { useDeferredValue, useMemo } from "react";
import { useStore } from "zustand";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { draftFields } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { readChanges } from "#lib/forms/changes/changes.ts";
import { typedChanges } from "#lib/forms/changes/typed-changes.ts";
import { WAITING_DRAFT } from "../pictures/use-waiting-pictures.ts";
import { draftName } from "../use-wizard.ts";
import { NEW_ROLE } from "./preview-of.ts";
import type { Typed } from "./preview-of.ts";

const FORMS = ["info", "contact", "additional", "location"] as const;

/**
 * What was typed into the forms of a project and is not saved: in the open one as it is typed, a moment later so that
 * no key press waits for it, in the others as their drafts have it.
 */
export function useTyped(saved: Breakdown_ProjectFragment | null): Typed {
  const open = useDeferredValue(useStore(typedChanges));
  return useMemo(() => {
    const read = (draft: string) => open[draft] ?? readChanges(draftFields(draft, "browser"));
    const nameOf = (part: string) => draftName(saved, part);
    const fields = FORMS.map((form) => read(nameOf(form)));
    if (saved === null) return { fields: [...fields, read(WAITING_DRAFT)], roles: {} };
    const roles = saved.Data.Positions.map(({ SK }) => [SK, read(nameOf(`position.${idOf(SK)}`))] as const);
    const added = [NEW_ROLE, read(nameOf(`position.${NEW_ROLE}`))] as const;
    return { fields, roles: Object.fromEntries([...roles, added]) };
  }, [open, saved]);
}
