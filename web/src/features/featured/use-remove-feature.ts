import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify, SNACKBAR_MS } from "#ui/snackbar/snackbar-store.ts";
import { DeleteFeature } from "./featured-documents.ts";

/** Hides features immediately and removes them after a moment in which it can be undone. */
export function useRemoveFeature(onRemoved: () => Promise<unknown>) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [send] = useMutation(DeleteFeature);
  const back = (key: string) => setRemoved((present) => present.filter((one) => one !== key));

  async function leave(PK: string): Promise<void> {
    try {
      await send({ variables: { PK }, context: { fetchOptions: { keepalive: true } } });
      await onRemoved();
    } catch (error) {
      back(PK);
      notifyFailure(error);
    }
  }

  return {
    removed,
    remove: (key: string, name: string) => {
      const id = crypto.randomUUID();
      setRemoved((present) => [...present, key]);
      holdCall({ id, milliseconds: SNACKBAR_MS, send: () => void leave(key) });
      const undo = () => {
        if (takeBackCall(id)) back(key);
      };
      notify("success", t("removed", { name }), { label: shell("undo"), run: undo }, SNACKBAR_MS);
    },
  };
}
