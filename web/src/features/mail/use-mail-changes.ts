import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/session/viewer.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { inverseOf, withChange } from "./mail-changes.ts";
import type { MailChange, MailState } from "./mail-changes.ts";
import { ChangeConversations, DeleteConversations, MailStateConversation } from "./mail-documents.ts";

/** Reads and writes the member's own state of conversations in the cache. */
function useMailStates() {
  const { cache } = useApolloClient();
  const viewer = useViewer();
  const record = (key: string) => ({ __typename: "Conversation", PK: viewer.key, SK: key }) as const;
  const at = (key: string) => ({
    id: cache.identify(record(key)) ?? "",
    fragment: MailStateConversation,
    fragmentName: "MailState_Conversation",
  });
  return {
    read: (keys: readonly string[]): ReadonlyMap<string, MailState> =>
      new Map(
        keys.flatMap((key) => {
          const known = cache.readFragment(at(key));
          return known ? [[key, known.Data as MailState] as const] : [];
        }),
      ),
    write: (states: ReadonlyMap<string, MailState>) => {
      cache.batch({
        update: (batch) => {
          for (const [key, state] of states) {
            const Data = { __typename: "ConversationData" as const, ...state, Labels: [...state.Labels] };
            batch.writeFragment({ ...at(key), data: { ...record(key), Data } });
          }
        },
      });
    },
    keys: (keys: readonly string[]) => keys.map((SK) => ({ PK: viewer.key, SK })),
  };
}

/** Changes to the member's own state of conversations: optimistic, rolled back if the server refuses. */
export function useMailChanges() {
  const { t } = useTranslation();
  const notifyFailure = useFailureNotice();
  const states = useMailStates();
  const again = { refetchQueries: ["UnreadConversations"] };
  const [send] = useMutation(ChangeConversations, again);
  const [remove] = useMutation(DeleteConversations, again);

  async function change(keys: readonly string[], wanted: MailChange): Promise<boolean> {
    if (keys.length === 0 || Object.keys(wanted).length === 0) return false;
    const before = states.read(keys);
    states.write(new Map([...before].map(([key, state]) => [key, withChange(state, wanted)])));
    try {
      await send({ variables: { conversations: states.keys(keys), change: wanted } });
      return true;
    } catch (error) {
      states.write(before);
      notifyFailure(error);
      return false;
    }
  }

  return {
    change,
    /** Like `change`, with a message and an undo action. */
    changeWithUndo: async (keys: readonly string[], wanted: MailChange, notice: string) => {
      const before = states.read(keys);
      const undo = () => {
        for (const one of inverseOf(before, wanted)) void change(one.keys, one.change);
      };
      if (await change(keys, wanted)) notify("success", notice, { label: t("undo"), run: undo });
    },
    /** Deletes conversations from the member's mail for good; resolves to whether that succeeded. */
    remove: async (keys: readonly string[]): Promise<boolean> => {
      try {
        await remove({ variables: { conversations: states.keys(keys) } });
        return true;
      } catch (error) {
        notifyFailure(error);
        return false;
      }
    },
  };
}

export type MailChanges = ReturnType<typeof useMailChanges>;
