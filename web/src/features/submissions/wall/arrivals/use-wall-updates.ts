import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { idOf, keyOf, submissionKey } from "#lib/graph/record-key.ts";
import { allShown, withFound } from "./arrivals.ts";
import type { Arrivals } from "./arrivals.ts";
import { readNewest } from "./read-newest.ts";
import type { WallItem } from "../wall-item.ts";
import { PAGE_SIZE, PositionWall, WallSubmission } from "../wall-documents.ts";

/** Events within this time are handled together, in milliseconds. */
const GATHER_MS = 300;
/** The minimum interval between reads of the wall; one more read always follows the last event. */
const READ_EVERY_MS = 1_000;
/** If more people than this changed, pages are refetched instead of single people. */
const MANY = 4;

type Options = {
  readonly criteria: PositionSubmissionsCriteria;
  readonly known: readonly WallItem[];
  readonly mayMove: () => boolean;
  readonly visible: () => readonly number[];
  readonly onChanged: () => void;
};

/** The arrivals of one wall, identified by its criteria: changing the filters starts without any. */
type Kept = Arrivals & { readonly wall: string };

const NOBODY: readonly WallItem[] = [];

/** Keeps a wall up to date from the live stream: cards change in place, new ones are held until the wall may move. */
export function useWallUpdates(options: Options): Arrivals & { show: () => void } {
  const { criteria, known } = options;
  const wall = JSON.stringify(criteria);
  const nothing: Kept = { wall, shown: NOBODY, held: NOBODY };
  const [kept, setKept] = useState<Kept>(nothing);
  const on = (one: Kept) => (one.wall === wall ? one : nothing);
  const { shown, held } = on(kept);
  const keysThere = () => new Set([...known, ...shown, ...held].map(({ SK }) => SK));
  const reread = useReread(options, keysThere, (found) => {
    const mayMove = options.mayMove();
    setKept((before) => ({ wall, ...withFound(on(before), found, { known, mayMove }) }));
  });
  useGathered(idOf(criteria.RoleId ?? ""), (userIds) => {
    options.onChanged();
    return reread(userIds);
  });
  return { shown, held, show: () => setKept((before) => ({ wall, ...allShown(on(before)) })) };
}

type Answer = (userIds: readonly string[]) => Promise<void>;

/**
 * Collects the people of events ("" if an event names none) and handles them together: shortly after the first event,
 * at most once per interval while more arrive, and always after the last. Never concurrently: Apollo would
 * deduplicate the requests, and the shared response could be older than the event.
 */
function gathering(answer: Answer) {
  const gathered = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRead = -Infinity;
  let isBusy = false;
  let isOver = false;

  function begin(): void {
    if (isBusy || isOver) return;
    const pause = Math.max(GATHER_MS, lastRead + READ_EVERY_MS - performance.now());
    timer ??= setTimeout(() => void read(), pause);
  }

  async function read(): Promise<void> {
    timer = undefined;
    lastRead = performance.now();
    const userIds = [...gathered];
    gathered.clear();
    isBusy = true;
    await answer(userIds);
    isBusy = false;
    if (gathered.size > 0) begin();
  }

  return {
    add: (userId: string): void => {
      gathered.add(userId);
      begin();
    },
    end: (): void => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Handles live events about people of a position in batches. */
function useGathered(positionId: string, answer: Answer): void {
  const latest = useRef(answer);
  const gather = useRef<ReturnType<typeof gathering>>(undefined);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => {
    const begun = gathering((userIds) => latest.current(userIds));
    gather.current = begun;
    return () => begun.end();
  }, []);
  useLive("submission.changed", ({ data }) => {
    if (idOf(String(data["positionId"])) !== positionId) return;
    const { userId } = data as { userId?: unknown };
    gather.current?.add(typeof userId === "string" ? idOf(userId) : "");
  });
}

type Reread = (userIds: readonly string[]) => Promise<void>;

/** Refetches what has changed according to the events; the cards then update from the cache. */
function useReread(
  options: Options,
  keysThere: () => ReadonlySet<string>,
  onFound: (found: readonly WallItem[]) => void,
): Reread {
  const graph = useApolloClient();
  const { criteria, visible } = options;
  const latest = useRef({ keysThere, onFound });
  useEffect(() => {
    latest.current = { keysThere, onFound };
  });

  async function pages(): Promise<void> {
    const numbers = new Set(visible().map((place) => Math.floor(place / PAGE_SIZE) + 1));
    for (const Page of numbers) {
      // Cached as a separate page: the wall's list keeps its order while its records are updated.
      await graph.query({
        query: PositionWall,
        variables: { criteria: { ...criteria, PageSize: PAGE_SIZE, Page } },
        fetchPolicy: "network-only",
      });
    }
  }

  async function newest(): Promise<void> {
    const found = await readNewest(graph, criteria, latest.current.keysThere());
    latest.current.onFound(found);
  }

  async function person(userId: string): Promise<void> {
    const variables = { userId: keyOf("USR", userId), positionId: criteria.RoleId ?? "" };
    await graph.query({ query: WallSubmission, variables, fetchPolicy: "network-only" });
  }

  return async (userIds) => {
    const keys = latest.current.keysThere();
    const named = userIds.filter((userId) => userId !== "");
    const there = named.filter((userId) => keys.has(submissionKey(criteria.RoleId ?? "", userId)));
    const work = there.length > MANY || named.length < userIds.length ? [pages()] : there.map(person);
    if (there.length < named.length) work.push(newest());
    // A failed read is made up for by the next event, or when the submission is opened.
    await Promise.all(work.map((one) => one.catch(() => undefined)));
  };
}
