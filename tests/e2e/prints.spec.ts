import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { settled } from "./steps/axe.ts";
import { findRecords } from "./steps/routes.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** What is handed out on paper is the sheet alone, without the page from which it was printed. */
let stage: Stage;
let producer: Page;
beforeAll(async () => {
  stage = await openStage();
  producer = await stage.person("producer", { viewport: { width: 1280, height: 800 } });
  // The moment of printing: what stands below the body and is printed.
  await producer.addInitScript(`globalThis.print = () => {
    globalThis.printed = [...document.body.children]
      .filter((one) => one.checkVisibility())
      .map(({ id, classList }) => id || [...classList].join(" "));
  }`);
  await signIn(producer, DEMO_ADDRESSES.producer);
});
afterAll(() => stage.close());

/** Prints with a button, and returns what is on paper. */
async function printedBy(label: string): Promise<readonly string[]> {
  await settled(producer);
  await producer.emulateMedia({ media: "print" });
  await producer.evaluate(`globalThis.printed = undefined;
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "${label}").click()`);
  const printed = await waitFor("the page prints", () =>
    producer.evaluate<string[] | undefined>("globalThis.printed"),
  );
  await producer.emulateMedia({ media: "screen" });
  return printed;
}

test("a resume", async () => {
  const { person } = await findRecords(stage);
  await producer.goto(`/user-detail/${person}`);
  expect(await printedBy("Print resume")).toEqual(["resume-sheet"]);
});

test("a call sheet", async () => {
  const { project } = await findRecords(stage);
  await producer.goto(`/project-detail/${project}?tab=schedule`);
  await producer.getByRole("button", { name: "Call sheet" }).click();
  await producer.getByRole("dialog").getByRole("combobox").waitFor();
  expect(await printedBy("Print")).toEqual(["paper-sheet"]);
});
