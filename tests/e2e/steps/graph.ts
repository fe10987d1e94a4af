import type { Page } from "playwright-core";

/** Calls the graph and returns its data. */
export type Graph = <T>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

/** Calls the graph as the member signed in on this page, while the page's token is valid. */
export async function graphOf(page: Page): Promise<Graph> {
  const sent = page.waitForRequest((request) => request.url().endsWith("/graphql"));
  await page.reload();
  const { authorization = "" } = (await sent).headers();
  return graphWith(page.url(), authorization.replace("Bearer ", ""));
}

/** Calls the graph of the product at this address with a token, while it is valid. */
export function graphWith(url: string, token: string): Graph {
  return async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> => {
    const answer = await fetch(new URL("/graphql", url), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: T; errors?: readonly unknown[] };
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** Calls the graph as the member signed in on this page, for data that the test needs but no page shows. */
export async function execute<T>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const graph = await graphOf(page);
  return graph<T>(query, variables);
}
