import type { Page, Request } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_PASSWORD } from "#dev/seed/people.ts";
import { execute } from "./graph.ts";
import { persevere, press } from "./patience.ts";

/** The shell of a signed-in member. */
const shellOf = (page: Page) => page.locator("header .disclosure:visible").first();

/** The heading of either identity provider's form. */
const signInForm = (page: Page) => page.getByRole("heading", { name: "Sign in", exact: true });

/** A form ready for signing in: the product's own with an interaction, or Keycloak's. */
export const AT_PROVIDER = /interaction=|\/openid-connect\/auth\?|\/login-actions\//;

/** Waits for a form that is ready: the product's own is briefly visible before it has its interaction. */
export async function atSignIn(page: Page): Promise<void> {
  await page.waitForURL(AT_PROVIDER);
  await signInForm(page).waitFor();
}

/** Signs in through the form, from any page, and waits for the shell. */
export async function signIn(page: Page, address: string, password = DEMO_PASSWORD): Promise<void> {
  await persevere(page, async (isFirst) => {
    if (!isFirst || page.url() === "about:blank") await page.goto("/");
    await signInForm(page).or(shellOf(page)).waitFor();
    if (await shellOf(page).isVisible()) return;
    await page.waitForURL(AT_PROVIDER);
    await page.getByLabel(/^E-?mail/).fill(address);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await shellOf(page).waitFor();
  });
}

/** Matches in the mails to an address, oldest first. */
async function mailed(url: string, address: string, wanted: RegExp): Promise<string[]> {
  const answer = await fetch(`${url}/dev/mailbox/messages.json?to=${encodeURIComponent(address)}`);
  const mails = (await answer.json()) as readonly { readonly text: string; readonly receivedAt: string }[];
  const sorted = mails.toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt));
  return sorted.flatMap(({ text }) => wanted.exec(text)?.[0] ?? []);
}

const MAILED_WITHIN_MS = 60_000;
const CODE = /\b\d{6}\b/;

/** The code mailed to an address because of `request`. */
export async function codeFor(url: string, address: string, request: () => Promise<void>): Promise<string> {
  const before = (await mailed(url, address, CODE)).length;
  await request();
  return waitFor(
    `a code for ${address}`,
    async () => (await mailed(url, address, CODE)).slice(before).at(-1),
    MAILED_WITHIN_MS,
    100,
  );
}

export interface Newcomer {
  readonly role: "Talent" | "Production" | "Agent";
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly password: string;
}

/**
 * Registers through the forms of either identity provider, with mail from the development mailbox. `proven` is called
 * once the address is verified.
 */
export async function register(
  page: Page,
  url: string,
  who: Newcomer,
  proven: () => Promise<void> = async () => undefined,
): Promise<void> {
  await persevere(page, async () => {
    await page.goto("/register");
    await page.getByRole("radio", { name: who.role }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("First name").fill(who.firstName);
  });
  await page.getByLabel("Last name").fill(who.lastName);
  await page.getByLabel(/^E-?mail$/).fill(who.address);
  await confirmByCode(page, url, who);
  await page.getByRole("heading", { name: "Almost there" }).waitFor();
  await page.getByLabel("Date of birth").fill("1988-04-12");
  await page.getByRole("checkbox", { name: /terms of use/ }).check();
  await proven();
  await press(page, page.getByRole("button", { name: "Finish" }), shellOf(page));
}

/** Sends the mailed code. The embedded provider has then signed the person in; Keycloak asks for the password. */
async function confirmByCode(page: Page, url: string, who: Newcomer): Promise<void> {
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(who.password);
  const code = await codeFor(url, who.address, async () => {
    await page.getByRole("button", { name: "Create account" }).click();
  });
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await signInForm(page)
    .or(page.getByRole("heading", { name: "Almost there" }))
    .waitFor();
  if (!(await signInForm(page).isVisible())) return;
  await password.fill(who.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Selects a language, whatever the current one is; resolves when the page uses it and the profile has stored it. */
export async function speak(page: Page, language: "en" | "tr" | "ar"): Promise<void> {
  await page.getByRole("button", { name: /^(Language|Dil|اللغة)/ }).click();
  await savedBy(page, () => page.locator(`.disclosure-item[lang=${language}]`).click());
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Changes a setting with `how` and waits until the profile has stored it; saves already in progress do not count. */
export async function savedBy(page: Page, how: () => Promise<void>): Promise<void> {
  const later = new Set<Request>();
  const note = (request: Request): void => void later.add(request);
  page.on("request", note);
  // By the response: not every driver has the bodies of requests.
  const saved = page.waitForResponse(async (response) => {
    if (!later.has(response.request()) || !response.url().endsWith("/graphql")) return false;
    return /"saveUserSettings"/.test(await response.text().catch(() => ""));
  });
  await how();
  await saved;
  page.off("request", note);
}

const SAVE = `mutation Wear($settings: UserSettingsInput!) { saveUserSettings(settings: $settings) { PK } }`;

/** A layout of the frame around the pages; `navbar` is the style of its navigation. */
export interface Frame {
  readonly style: "layout1" | "layout2" | "layout3";
  readonly navbar?: string;
  readonly language?: "en" | "ar";
}

/** Stores a layout and a language in the member's profile, as the settings panel does. */
export async function wear(page: Page, { style, navbar, language = "en" }: Frame): Promise<void> {
  const Layout = { Style: style, ...(navbar === undefined ? {} : { Config: { Navbar: { Style: navbar } } }) };
  const settings = { Layout, Language: language, Direction: language === "ar" ? "rtl" : "ltr" };
  await execute(page, SAVE, { settings });
  await page.goto("/dashboard");
  await page.locator(`html[lang=${language}]`).waitFor();
}
