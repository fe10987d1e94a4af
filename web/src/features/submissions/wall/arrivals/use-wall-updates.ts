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

/** Events that come together are answered together. */
const GATHER_MS = 300;
/** However many events come, the wall is read at most once in so long, and once more after the last. */
const READ_EVERY_MS = 1_000;
/** From so many people on, pages are read again rather than people. */
const MANY = 4;

type Options = {
  readonly criteria: PositionSubmissionsCriteria;
  readonly known: readonly WallItem[];
  readonly mayMove: () => boolean;
  readonly visible: () => readonly number[];
  readonly onChanged: () => void;
};

/** The arrivals on the wall that they came to: other filters begin without. */
type Kept = Arrivals & { readonly wall: string };

const NOBODY: readonly WallItem[] = [];

/** Keeps a wall up to date from the live stream: cards change in place, new ones wait until they may move the wall. */
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
 * Gathers the people whom events concern ("" where one names nobody) and answers for them: soon after the first event,
 * at most once in a while as long as they go on, and always after the last. Never while it is still answering: what is
 * asked for twice at once is asked once, and the answer may be older than the event.
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

/** Answers for the people of a position whom events concern, as they are gathered. */
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

/** Reads again what events say has changed; the cache then brings it to the cards. */
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
      // A page of its own in the cache: the wall's list keeps its order, its records are renewed.
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
    // What cannot be read now is read with the next event, or on opening.
    await Promise.all(work.map((one) => one.catch(() => undefined)));
  };
}
