/** The ways into the queue, in the order of their tabs. */
export const TABS = ["waiting", "new", "changed", "back"] as const;
export type Tab = (typeof TABS)[number];

export type Queued = {
  readonly Data: {
    readonly Status: string;
    readonly ReviewHistory?: ReadonlyArray<{ readonly Decision: string }> | null;
  };
};

/** Why a project waits: it is new, was changed after it had been approved, or is back after a denial. */
function reasonOf({ Data }: Queued): Exclude<Tab, "waiting"> {
  if (Data.Status === "Approved") return "changed";
  return Data.ReviewHistory?.some(({ Decision }) => Decision === "Denied") === true ? "back" : "new";
}

/** The tab of an address; what is none is the whole queue. */
export function tabOf(name: string): Tab {
  return TABS.find((tab) => tab === name) ?? "waiting";
}

/** The part of the queue that a tab shows, in its order. */
export function inTab<One extends Queued>(tab: Tab, queue: readonly One[]): readonly One[] {
  return tab === "waiting" ? queue : queue.filter((project) => reasonOf(project) === tab);
}
