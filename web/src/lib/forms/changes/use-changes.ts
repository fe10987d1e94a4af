import type { FormInstance } from "antd";
import { useEffect, useState } from "react";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useStable } from "#lib/use-stable.ts";
import { based, changesOf, changesSince, meetsNewer, readChanges, withChanges } from "./changes.ts";
import type { Changes } from "./changes.ts";
import { usePublishedChanges } from "./typed-changes.ts";

function store(draft: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) dropDraft(draft, "browser");
  else keepDraft(draft, changes, "browser");
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Keeps the unsaved input of a record's form in the browser, field by field, so that untouched fields follow the
 * server. Otherwise a save, which carries the server's latest version number, would overwrite newer values with the
 * older ones still in the form.
 */
export function useChanges<Values extends object>(
  form: FormInstance<Values>,
  { draft, server }: { readonly draft: string; readonly server: Values },
) {
  const fields = server as Fields;
  const [changes, setChanges] = useState(() => based(readChanges(draftFields(draft, "browser")), fields));
  // Input typed during a save is based on the saved state, which has arrived by now.
  if (Object.values(changes).some((change) => !("from" in change))) setChanges(based(changes, fields));

  usePublishedChanges(draft, changes);
  const follow = useStable(() => {
    const untouched = Object.entries(fields).filter(([field]) => !(field in changes));
    form.setFieldsValue(Object.fromEntries(untouched) as Parameters<typeof form.setFieldsValue>[0]);
  });
  const state = JSON.stringify(server);
  useEffect(() => follow(), [follow, state]);

  return {
    initialValues: withChanges(server, changes),
    hasChanges: Object.keys(changes).length > 0,
    /** Whether someone else has changed a field that was changed here. */
    isNewer: meetsNewer(changes, fields),
    keep: (values: Values): void => {
      const next = changesOf(fields, values as Fields, changes);
      setChanges(next);
      store(draft, next);
    },
    /**
     * After a save: drops what was sent, and stores the rest as a draft under `name`. Returns whether anything is
     * left.
     */
    settle: (sent: Values, name: string): boolean => {
      const left = changesSince(sent as Fields, form.getFieldsValue() as Fields);
      setChanges(left);
      dropDraft(draft, "browser");
      store(name, left);
      return Object.keys(left).length > 0;
    },
    drop: (): void => {
      setChanges({});
      dropDraft(draft, "browser");
    },
  };
}
