type Position = {
  readonly Data: {
    readonly Quantity?: number | null;
    readonly Cast?: number | null;
    readonly Counters?: ReadonlyArray<{ readonly Stage: string; readonly Count: number }> | null;
  };
};

export type ProjectCounts = { readonly fresh: number; readonly booked: number; readonly wanted: number };

function sum(values: ReadonlyArray<number | null | undefined>): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** What waits and what is done over all positions of a project. */
export function projectCounts(positions: readonly Position[]): ProjectCounts {
  const counts = positions.map(({ Data }) => Data);
  return {
    fresh: sum(counts.map(({ Counters }) => Counters?.find(({ Stage }) => Stage === "New")?.Count)),
    booked: sum(counts.map(({ Cast }) => Cast)),
    wanted: sum(counts.map(({ Quantity }) => Quantity)),
  };
}
