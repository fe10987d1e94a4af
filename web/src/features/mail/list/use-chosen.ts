import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useViewer } from "#lib/session/viewer.tsx";
import { belongsTo } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { MailStateConversation } from "../mail-documents.ts";
import { chosen, toggled } from "./selection.ts";
import type { Choice } from "./selection.ts";

/** The visible conversations of a list, and those of them that are chosen. */
export function useChosen(place: Place, listed: readonly string[]) {
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const last = useRef<string | null>(null);
  const [all, setAll] = useState<{ readonly of: Place; readonly keys: ReadonlySet<string> }>({
    of: place,
    keys: new Set(),
  });
  const stateOf = (key: string) => {
    const id = cache.identify({ __typename: "Conversation", PK: viewer.key, SK: key }) ?? "";
    const known = cache.readFragment({
      id,
      fragment: MailStateConversation,
      fragmentName: "MailState_Conversation",
    });
    return known?.Data ?? null;
  };
  const keys = listed.filter((key) => belongsTo(place, stateOf(key)?.Folder ?? ""));
  const present = new Set(all.of === place ? keys.filter((key) => all.keys.has(key)) : []);
  const put = (next: ReadonlySet<string>) => setAll({ of: place, keys: next });
  return {
    /** Those that still belong to this place. */
    keys,
    chosen: present as ReadonlySet<string>,
    /** Labels that all chosen conversations have. */
    labels:
      [...present]
        .map((key) => stateOf(key)?.Labels ?? [])
        .reduce<readonly string[] | null>(
          (common, labels) => (common === null ? labels : common.filter((label) => labels.includes(label))),
          null,
        ) ?? [],
    choose: (choice: Choice) => {
      const rows = keys.map((key) => {
        const state = stateOf(key);
        return {
          key,
          read: state?.Read ?? true,
          starred: state?.Starred ?? false,
          important: state?.Important ?? false,
        };
      });
      put(chosen(choice, rows));
    },
    toggle: (key: string, range: boolean) => {
      put(toggled(present, keys, key, range ? last.current : null));
      last.current = key;
    },
    clear: () => put(new Set()),
  };
}
