import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BookedOutDays, SaveBookedOut } from "./availability-documents.ts";
import { bothYears, inOrder, rangeWords, serverDay, takenBack } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";

type Ranges = readonly BookedOut[];

/**
 * Writes the ranges, which the server only takes all together: each change begins from what it has just now, so that
 * an agent's is not lost, and after the change before it. Answers with what there was.
 */
function useChange() {
  const graph = useApolloClient();
  const former = useRef<Promise<unknown>>(Promise.resolve());
  async function write(next: (kept: Ranges) => Ranges): Promise<Ranges> {
    const read = { query: BookedOutDays, variables: bothYears(serverDay()) };
    const { data } = await graph.query({ ...read, fetchPolicy: "network-only" });
    const kept = inOrder([...(data?.soon.BookedOut ?? []), ...(data?.later.BookedOut ?? [])]);
    const saved = await graph.mutate({
      mutation: SaveBookedOut,
      variables: { ranges: [...next(kept)] },
    });
    const all = saved.data?.saveAvailability;
    if (all) graph.writeQuery({ ...read, data: { __typename: "Query", soon: all, later: all } });
    return kept;
  }
  return (next: (kept: Ranges) => Ranges): Promise<Ranges> => {
    const written = former.current.then(() => write(next));
    former.current = written.catch(() => undefined);
    return written;
  };
}

/** Books days out and takes them off again, saved at once, each with a way back. */
export function useBookOut() {
  const { t, i18n } = useTranslation("calendar");
  const { t: shell } = useTranslation();
  const say = useFailureNotice();
  const change = useChange();
  const words = (range: BookedOut) => ({ days: rangeWords(i18n.language, range) });

  async function undo(next: (kept: Ranges) => Ranges, done: string): Promise<void> {
    try {
      await change(next);
      notify("success", done);
    } catch (refused) {
      say(refused);
    }
  }

  return {
    /** Rejects with what the server refused, for the fields of the form. */
    add: async (range: BookedOut): Promise<void> => {
      const before = await change((kept) => [...kept, range]);
      notify("success", t("bookedDone", words(range)), {
        label: shell("undo"),
        run: () => void undo((kept) => takenBack(kept, range, before), t("bookedRemoved", words(range))),
      });
    },
    /** Whether it was removed; if not, a notice says why. */
    remove: async (range: BookedOut): Promise<boolean> => {
      try {
        await change((kept) => kept.filter(({ From }) => From !== range.From));
      } catch (refused) {
        say(refused);
        return false;
      }
      notify("success", t("bookedRemoved", words(range)), {
        label: shell("undo"),
        run: () => void undo((kept) => [...kept, range], t("bookedDone", words(range))),
      });
      return true;
    },
  };
}
