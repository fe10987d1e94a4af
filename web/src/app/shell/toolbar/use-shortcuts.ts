import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { toWire } from "#app/settings/wire.ts";
import { SaveSettings, ViewerDocument } from "#app/viewer-query.ts";
import { settingsStore } from "#lib/settings/settings.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** The member's shortcuts, as IDs of navigation entries; a change applies immediately and is saved to the profile. */
export function useShortcuts(): { readonly ids: readonly string[]; readonly toggle: (id: string) => void } {
  const { t } = useTranslation("frame");
  const { data } = useQuery(ViewerDocument, { fetchPolicy: "cache-only" });
  const { errorText } = useFailureTexts();
  const [save] = useMutation(SaveSettings);
  const me = data?.me;
  const ids = me?.Data.Shortcuts ?? [];

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
      (error: unknown) => notify("error", errorText(error)),
    );
  }

  return { ids, toggle };
}
