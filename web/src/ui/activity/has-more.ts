type Count = { readonly Total: number; readonly TotalIsFloor: boolean };

/** Whether a log has more than the entries shown. Where its total is only a floor, a page that is not full ends it. */
export function hasMore({ Total, TotalIsFloor }: Count, shown: number, pageSize: number): boolean {
  return TotalIsFloor ? shown % pageSize === 0 : shown < Total;
}
