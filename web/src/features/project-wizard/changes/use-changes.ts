import type { FormInstance } from "antd";
import { useEffect, useState } from "react";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { useStable } from "#lib/use-stable.ts";
import { based, changesOf, changesSince, meetsNewer, readChanges, withChanges } from "./changes.ts";
import type { Changes } from "./changes.ts";

function store(draft: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) dropDraft(draft, "browser");
  else keepDraft(draft, changes, "browser");
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What is typed into the form of a record: kept in the browser until it is saved, field by field, so that what was not
 * touched follows the server. A save has the server's newest version, and with it would otherwise put older values
 * back that the form still shows.
 */
export function useChanges<Values extends object>(
  form: FormInstance<Values>,
  { draft, server }: { readonly draft: string; readonly server: Values },
) {
  const fields = server as Fields;
  const [changes, setChanges] = useState(() => based(readChanges(draftFields(draft, "browser")), fields));
  // What was typed during a save begins from what that save made, which is here by now.
  if (Object.values(changes).some((change) => !("from" in change))) setChanges(based(changes, fields));

  const follow = useStable(() => {
    const untouched = Object.entries(fields).filter(([field]) => !(field in changes));
    form.setFieldsValue(Object.fromEntries(untouched) as Parameters<typeof form.setFieldsValue>[0]);
  });
  const state = JSON.stringify(server);
  useEffect(() => follow(), [follow, state]);

  return {
    initialValues: withChanges(server, changes),
    hasChanges: Object.keys(changes).length > 0,
    /** Whether somebody else has changed what was changed here. */
    isNewer: meetsNewer(changes, fields),
    keep: (values: Values): void => {
      const next = changesOf(fields, values as Fields, changes);
      setChanges(next);
      store(draft, next);
    },
    /** After a save: drops what was sent, and keeps the rest under the name of the record. Answers whether there is more. */
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
