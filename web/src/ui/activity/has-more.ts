type Count = { readonly Total: number; readonly TotalIsFloor: boolean };

/** Whether a log has more entries than are shown. If its total is only a lower bound, a short page ends it. */
export function hasMore({ Total, TotalIsFloor }: Count, shown: number, pageSize: number): boolean {
  return TotalIsFloor ? shown % pageSize === 0 : shown < Total;
}
