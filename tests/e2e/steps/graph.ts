import type { Page } from "playwright-core";

/** Calls the graph and returns its data. */
export type Ask = <T>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

/** Calls the graph as the member signed in on this page, while the page's token is valid. */
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

/** Calls the graph as the member signed in on this page, for data that the test needs but no page shows. */
export async function ask<T>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const asked = await askerOf(page);
  return asked<T>(query, variables);
}
