import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { Breakdown_PositionFragment, RoleRow_PositionFragment } from "#gen/graphql.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AddRole, ChangeRole, DeleteRole } from "./role-documents.ts";

type Fields = Breakdown_PositionFragment["Data"];

/** Actions on a role from its row. Undoing a deletion creates a new role with the same fields. */
export function useRoleActions(
  record: RoleRow_PositionFragment,
  fields: Fields | null,
  onChanged: () => void,
) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const { keyFor, settle } = useClientKey();
  const { PK, SK, Data } = record;
  const name = Data.PositionName ?? shell("unnamed");

  async function run(work: () => Promise<unknown>, done: string, undo?: () => Promise<void>): Promise<void> {
    try {
      await work();
      notify("success", done, undo ? { label: shell("undo"), run: () => void undo() } : null);
    } catch (error) {
      notifyFailure(error);
    } finally {
      onChanged();
    }
  }

  function add(PositionName: string): () => Promise<unknown> {
    return async () => {
      const { __typename: _type, ...rest } = fields ?? ({} as Fields);
      const created = { ...rest, PK, PositionName };
      const positionInfo = { ...created, ClientKey: keyFor(created) };
      await graph.mutate({ mutation: AddRole, variables: { positionInfo } });
      settle();
    };
  }

  const hold = (RoleStatus: "Open" | "OnHold") => () =>
    graph.mutate({
      mutation: ChangeRole,
      variables: { positionInfo: { PK, SK, Version: Data.Version, RoleStatus } },
    });

  return {
    hold: () => run(hold("OnHold"), t("held", { name })),
    unhold: () => run(hold("Open"), t("unheld", { name })),
    copy: () => run(add(t("copyName", { name })), t("roleCopied", { name })),
    remove: () =>
      run(
        () => graph.mutate({ mutation: DeleteRole, variables: { pK: PK, sK: SK } }),
        t("roleDeleted", { name }),
        () => run(add(name), t("roleBack", { name })),
      ),
  };
}
