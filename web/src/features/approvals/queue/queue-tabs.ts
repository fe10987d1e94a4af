/** Parts of the queue, in the order of their tabs. */
export const TABS = ["waiting", "new", "changed", "back"] as const;
export type Tab = (typeof TABS)[number];

export type Queued = {
  readonly Data: {
    readonly Status: string;
    readonly ReviewHistory?: ReadonlyArray<{ readonly Decision: string }> | null;
  };
};

/** Why a project is in the queue: it is new, was changed after approval, or was resubmitted after a denial. */
function reasonOf({ Data }: Queued): Exclude<Tab, "waiting"> {
  if (Data.Status === "Approved") return "changed";
  return Data.ReviewHistory?.some(({ Decision }) => Decision === "Denied") === true ? "back" : "new";
}

/** The tab named in the address; the whole queue if the name is unknown. */
export function tabOf(name: string): Tab {
  return TABS.find((tab) => tab === name) ?? "waiting";
}

/** The projects of a tab, in the order of the queue. */
export function inTab<One extends Queued>(tab: Tab, queue: readonly One[]): readonly One[] {
  return tab === "waiting" ? queue : queue.filter((project) => reasonOf(project) === tab);
}
