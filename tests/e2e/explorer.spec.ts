import type { Page, Response } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** GraphiQL at /graphql, as somebody who develops against the graph opens it. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const isIntrospection = (response: Response): boolean =>
  response.request().postData()?.includes("IntrospectionQuery") === true;
const isQuery = (response: Response): boolean =>
  response.url().endsWith("/graphql") && response.request().method() === "POST" && !isIntrospection(response);

/** Opens the page, and resolves with what it read of the graph. */
async function openExplorer(page: Page): Promise<unknown> {
  const described = page.waitForResponse(isIntrospection);
  await page.goto("/graphql");
  return (await described).json();
}

/** Runs the query that the page opens with; returns what the graph responded to it. */
async function runFirstQuery(page: Page): Promise<unknown> {
  const answer = page.waitForResponse(isQuery);
  await page.getByRole("button", { name: /^Execute/ }).click();
  return (await answer).json();
}

test("a guest's query runs as nobody, and the page reads the whole graph", async () => {
  const page = await stage.person("guest");
  expect(await openExplorer(page)).toMatchObject({ data: { __schema: { queryType: { name: "Query" } } } });
  expect(await runFirstQuery(page)).toEqual({ data: { me: null } });
});

test("a query runs as the member who is signed in in this browser, and is shown", async () => {
  const page = await stage.person("member");
  await page.goto("/");
  await signIn(page, DEMO_ADDRESSES.producer);
  await openExplorer(page);
  expect(await runFirstQuery(page)).toMatchObject({
    data: { me: { PK: expect.stringMatching(/^USR#/), Data: { UserRoles: ["Production"] } } },
  });
  await page.locator(".graphiql-response").getByText("Production").waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("Bearer");
});
