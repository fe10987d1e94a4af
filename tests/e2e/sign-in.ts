import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_PASSWORD } from "#dev/seed/people.ts";

/** Signs in through the form, from wherever the page stands, and waits for the shell. */
export async function signIn(page: Page, address: string, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().includes("/login")) await page.goto("/");
  await page.waitForURL(/interaction=/);
  await page.getByLabel("E-mail or phone").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("header .disclosure").first().waitFor();
}

/** The last six-digit code that was mailed to an address, once `count` of them have arrived. */
export async function codeFor(url: string, address: string, count = 1): Promise<string> {
  return waitFor(`code ${count} for ${address}`, async () => {
    const answer = await fetch(`${url}/dev/mailbox/messages.json?to=${encodeURIComponent(address)}`);
    const mails = (await answer.json()) as readonly { readonly text: string; readonly receivedAt: string }[];
    const sorted = mails.toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
    return sorted.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[count - 1];
  });
}

export interface Newcomer {
  readonly role: "Talent" | "Production" | "Agent";
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly password: string;
}

/** Registers through the forms, with the code of the development mailbox, up to the shell. */
export async function register(page: Page, url: string, who: Newcomer): Promise<void> {
  await page.goto("/register");
  await page.getByRole("radio", { name: who.role }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("First name").fill(who.firstName);
  await page.getByLabel("Last name").fill(who.lastName);
  await page.getByLabel("E-mail", { exact: true }).fill(who.address);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("Code").fill(await codeFor(url, who.address));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Almost there" }).waitFor();
  await page.getByLabel("Date of birth").fill("1988-04-12");
  await page.getByRole("checkbox", { name: /terms of use/ }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await page.locator("header .disclosure").first().waitFor();
}

/** Chooses the language, whichever holds; done when the page speaks it and the profile knows. */
export async function speak(page: Page, language: "en" | "tr" | "ar"): Promise<void> {
  const saved = page.waitForResponse((answer) => /SaveSettings/.test(answer.request().postData() ?? ""));
  await page.getByRole("button", { name: /^(Language|Dil|اللغة)/ }).click();
  await page.locator(`.disclosure-item[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  await saved;
}
