import type { Page } from "playwright-core";

/** Asks the graph, and answers what it says. */
export type Ask = <T>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

/** The graph as the member who sits at this page sees it, for as long as the page's token lives. */
export async function askerOf(page: Page): Promise<Ask> {
  const asking = page.waitForRequest((request) => request.url().endsWith("/graphql"));
  await page.reload();
  const { authorization = "" } = (await asking).headers();
  return async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> => {
    const answer = await fetch(new URL("/graphql", page.url()), {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: T; errors?: readonly unknown[] };
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** Asks the graph as the member who sits at this page; for what a test has to know and a page does not show. */
export async function ask<T>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const asked = await askerOf(page);
  return asked<T>(query, variables);
}
