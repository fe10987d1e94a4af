import { useEffect } from "react";
import { createStore } from "zustand/vanilla";
import type { Changes } from "./changes.ts";

/** The unsaved changes of the open forms, by the name of their draft, for a preview beside them. */
export const typedChanges = createStore<Readonly<Record<string, Changes>>>(() => ({}));

/** Publishes the unsaved changes of a form for as long as it is open. */
export function usePublishedChanges(draft: string, changes: Changes): void {
  useEffect(() => typedChanges.setState({ [draft]: changes }), [draft, changes]);
  useEffect(
    () => () => {
      const { [draft]: _closed, ...rest } = typedChanges.getState();
      typedChanges.setState(rest, true);
    },
    [draft],
  );
}
