import type { Page } from "playwright-core";

/** Asks the graph as the member who sits at this page; for what a test has to know and a page does not show. */
export async function ask<T>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const asking = page.waitForRequest((request) => request.url().endsWith("/graphql"));
  await page.reload();
  const { authorization = "" } = (await asking).headers();
  const answer = await fetch(new URL("/graphql", page.url()), {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: T; errors?: readonly unknown[] };
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
