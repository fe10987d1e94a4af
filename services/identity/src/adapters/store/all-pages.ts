/** Maximum number of rows per statement. */
export const PAGE_ROWS = 1_000;

/** Reads a complete list in bounded statements, each continuing after the last row of the previous one. */
export async function readAllPages<Row>(
  readPage: (after: Row | null, limit: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: Row | null = null; ;) {
    const page = await readPage(after, PAGE_ROWS);
    all.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) return all;
    after = last;
  }
}
