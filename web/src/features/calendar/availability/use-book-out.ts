import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BookedOutDays, SaveBookedOut } from "./availability-documents.ts";
import { bothYears, inOrder, rangeWords, serverDay, takenBack } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";
import { userOf } from "./use-booked-out.ts";
import type { Whose } from "./use-booked-out.ts";

type Ranges = readonly BookedOut[];

/**
 * Saves the ranges, which the server only accepts all together. Each change waits for the one before it and starts
 * from the server's current ranges, so that a change by the other side (talent or agent) is not lost. Resolves to the
 * former ranges.
 */
function useChange(user: string | null) {
  const graph = useApolloClient();
  const former = useRef<Promise<unknown>>(Promise.resolve());
  async function write(next: (kept: Ranges) => Ranges): Promise<Ranges> {
    const read = { query: BookedOutDays, variables: { user, ...bothYears(serverDay()) } };
    const { data } = await graph.query({ ...read, fetchPolicy: "network-only" });
    const kept = inOrder([...(data?.soon.BookedOut ?? []), ...(data?.later.BookedOut ?? [])]);
    const saved = await graph.mutate({
      mutation: SaveBookedOut,
      variables: { user, ranges: [...next(kept)] },
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

/** The notice about changed days; for a client's days it names the client. */
function useDoneWords(whose: Whose) {
  const { t, i18n } = useTranslation("calendar");
  const words = (range: BookedOut) => ({ days: rangeWords(i18n.language, range) });
  if (whose === "own")
    return {
      done: (range: BookedOut) => t("bookedDone", words(range)),
      removed: (range: BookedOut) => t("bookedRemoved", words(range)),
    };
  const { name } = whose;
  return {
    done: (range: BookedOut) => t("bookedDoneClient", { name, ...words(range) }),
    removed: (range: BookedOut) => t("bookedRemovedClient", { name, ...words(range) }),
  };
}

/** Books out someone's days and removes them, saved immediately and with undo. */
export function useBookOut(whose: Whose) {
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const change = useChange(userOf(whose));
  const words = useDoneWords(whose);

  async function undo(next: (kept: Ranges) => Ranges, done: string): Promise<void> {
    try {
      await change(next);
      notify("success", done);
    } catch (refused) {
      notifyFailure(refused);
    }
  }

  return {
    /** Rejects with the server's failure, for the fields of the form. */
    add: async (range: BookedOut): Promise<void> => {
      const before = await change((kept) => [...kept, range]);
      notify("success", words.done(range), {
        label: shell("undo"),
        run: () => void undo((kept) => takenBack(kept, range, before), words.removed(range)),
      });
    },
    /** Whether it was removed; if not, a notice says why. */
    remove: async (range: BookedOut): Promise<boolean> => {
      try {
        await change((kept) => kept.filter(({ From }) => From !== range.From));
      } catch (refused) {
        notifyFailure(refused);
        return false;
      }
      notify("success", words.removed(range), {
        label: shell("undo"),
        run: () => void undo((kept) => [...kept, range], words.done(range)),
      });
      return true;
    },
  };
}
