import type { Page } from "#app/page.ts";

/** Pages at these paths, and the paths whose code has been loaded since. */
export function fakePages(...paths: readonly string[]): {
  readonly pages: Page[];
  readonly fetched: string[];
} {
  const fetched: string[] = [];
  const pages = paths.map((path) => ({
    path,
    texts: [],
    load: () => {
      fetched.push(path);
      return Promise.resolve(() => null);
    },
  }));
  return { pages, fetched };
}
