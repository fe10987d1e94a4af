import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useSaveFailure } from "#app/settings/save-failure.ts";
import { toWire } from "#app/settings/wire.ts";
import { SaveSettings, ViewerDocument } from "#app/viewer-query.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import type { Role } from "#lib/session/viewer.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** Where the pending tasks of each account type are, the specification's "todo". */
const PENDING_TASKS = {
  Admin: "approvals",
  Production: "projects",
  Agent: "mySubmissions",
  Talent: "mySubmissions",
} as const;

/** The shortcuts of a member who never chose any: calendar, mail, contacts, todo. */
export function defaultShortcuts(roles: readonly Role[]): readonly string[] {
  const [first] = roles;
  return ["calendar", "mail", "users", ...(first ? [PENDING_TASKS[first]] : [])];
}

/** The member's shortcuts, as IDs of navigation entries; a change applies immediately and is saved to the profile. */
export function useShortcuts(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const { t } = useTranslation("frame");
  const { data } = useQuery(ViewerDocument, { fetchPolicy: "cache-only" });
  const failed = useSaveFailure();
  const [save] = useMutation(SaveSettings);
  const me = data?.me;
  const { roles } = useViewer();
  const ids = me?.Data.Shortcuts ?? defaultShortcuts(roles);

  function toggle(id: string): void {
    if (!me) return;
    const shortcuts = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    save({
      variables: { settings: toWire(settingsStore.getState()), shortcuts },
      optimisticResponse: {
        __typename: "Mutation",
        saveUserSettings: { ...me, Data: { ...me.Data, Shortcuts: shortcuts } },
      },
    }).then(
      () => notify("success", t("settingsSaved")),
      (error: unknown) => notify("error", failed(error)),
    );
  }

  return { ids, toggle };
}
