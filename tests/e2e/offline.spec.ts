import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { atSignIn, signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * Without a network: previously opened pages can be read, and nothing of them remains for the next person who signs
 * in.
 */
let stage: Stage;
let talent: Page;
beforeAll(async () => {
  stage = await openStage();
  talent = await stage.person("talent", { worker: true });
  await signIn(talent, "talent@callboard.test");
});
afterAll(() => stage.close());

/** The service worker is active and has cached the client's files. */
const workerIsThere = (page: Page): Promise<boolean> =>
  waitFor(
    "the worker",
    () => page.evaluate<boolean>("navigator.serviceWorker.controller !== null"),
    60_000,
    200,
  );

const banner = (page: Page) => page.getByText(/You're offline\. This page was loaded /).first();
/**
 * Everything this browser stores about anyone, by name: entries of the response database, and caches other than the
 * client's files.
 */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("callboard.shell."));
    const known = (await indexedDB.databases()).some(({ name }) => name === "callboard.answers");
    if (!known) return names;
    const answers = await new Promise((resolve, reject) => {
      const opened = indexedDB.open("callboard.answers");
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        const all = opened.result.transaction("answers").objectStore("answers").getAllKeys();
        all.onsuccess = () => {
          opened.result.close();
          resolve(all.result);
        };
      };
    });
    return [...names, ...answers];
  })()`);
/** Responses are stored in the background: leaving the page too early means they are not available offline. */
const isKept = (page: Page, query: string): Promise<boolean> =>
  waitFor(`the answer of ${query} is kept`, async () =>
    (await kept(page)).some((name) => name.startsWith(`${query} `)),
  );

const submitButton = (page: Page) => page.getByRole("button", { name: /^Submit for / }).first();
const lastMessage = (page: Page) => page.locator(".message").last();
type Manifest = { readonly start_url: string; readonly icons: ReadonlyArray<{ readonly src: string }> };
const opened = { breakdown: "", thread: "", message: "" };

test("the client can be installed", async () => {
  const link = await talent.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await talent.request.get(link ?? "")).json()) as Manifest;
  expect(manifest.start_url).toBe("/dashboard");
  const icons = await Promise.all(manifest.icons.map(({ src }) => talent.request.get(src)));
  expect(icons.map((icon) => icon.headers()["content-type"])).toEqual([
    "image/png",
    "image/png",
    "image/png",
    "image/svg+xml",
  ]);
});

test("a breakdown, a conversation and the calendar are opened", async () => {
  await workerIsThere(talent);
  await talent.goto("/project-search?text=Harvest+Moon");
  await talent.getByRole("button", { name: "Harvest Moon" }).first().click();
  await submitButton(talent).waitFor();
  opened.breakdown = talent.url();
  await isKept(talent, "SearchProjects");
  await isKept(talent, "OpenProject");
  await talent.goto("/calendar");
  await talent.getByRole("heading", { name: "Calendar", exact: true }).waitFor();
  await isKept(talent, "CalendarEntries");
  await talent.goto("/mail/inbox");
  await talent.locator("a.conversation").first().click();
  await lastMessage(talent).waitFor();
  await isKept(talent, "Thread");
  opened.thread = talent.url();
  opened.message = (await lastMessage(talent).textContent()) ?? "";
  expect(opened.message).not.toBe("");
});

test("offline they are read after a reload, and the page says how old it is", async () => {
  await talent.context().setOffline(true);
  await talent.reload();
  await banner(talent).waitFor();
  expect(await lastMessage(talent).textContent()).toBe(opened.message);
  await talent.goto(opened.breakdown);
  await banner(talent).waitFor();
  await submitButton(talent).waitFor();
  await talent.goto("/calendar");
  await banner(talent).waitFor();
  await talent.getByRole("heading", { name: "Calendar", exact: true }).waitFor();
});

test("a page whose code is not kept says so", async () => {
  await talent.goto("/profile");
  const heading = talent.getByRole("heading", { name: "This page can't be opened offline" });
  await heading.waitFor();
  expect(await heading.isVisible()).toBe(true);
});

test("back online, the page is read again and the person can go on", async () => {
  await talent.context().setOffline(false);
  await banner(talent).waitFor({ state: "hidden" });
  await talent.goto(opened.thread);
  await lastMessage(talent).waitFor();
  expect(await kept(talent)).not.toEqual([]);
});

test("signing out deletes what was kept, and whoever signs in next reads nothing of it offline", async () => {
  await talent.getByRole("button", { name: /^Account:/ }).click();
  await talent.locator(".disclosure-item").last().click();
  await atSignIn(talent);
  expect(await kept(talent)).toEqual([]);
  await signIn(talent, "agent@callboard.test");
  await workerIsThere(talent);
  await talent.context().setOffline(true);
  await talent.goto(opened.thread);
  await talent.getByText(/You're offline\./).waitFor();
  await talent.getByRole("button", { name: "Try again" }).first().waitFor();
  expect(await talent.locator(".message").count()).toBe(0);
});
