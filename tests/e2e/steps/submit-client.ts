import type { Locator, Page } from "playwright-core";
import { open, persevere, press } from "./patience.ts";

const OPTIONS = ".ant-select-dropdown:visible .ant-select-item-option";

/** Opens a project from the search, and its breakdown. */
export async function openFound(page: Page, title: string): Promise<Locator> {
  const found = page.getByRole("button", { name: title }).first();
  await open(page, `/project-search?text=${encodeURIComponent(title)}`, found);
  await found.click();
  const breakdown = page.locator(".breakdown").filter({ hasText: title });
  await breakdown.waitFor();
  return breakdown;
}

/** The clients whom an agent may submit. */
export async function offeredClients(agent: Page): Promise<Locator> {
  await agent.getByLabel("Client you are searching for").click();
  await agent.locator(OPTIONS).first().waitFor();
  return agent.locator(OPTIONS);
}

/** An agent submits the first client other than the demo talent, from the search. */
export async function submitClient(agent: Page, title: string, part: string): Promise<void> {
  const submit = await persevere(agent, async () => {
    const breakdown = await openFound(agent, title);
    const clients = await offeredClients(agent);
    await clients.filter({ hasNotText: "Maya" }).first().click();
    return breakdown.getByRole("listitem").filter({ hasText: part }).first();
  });
  await submit.getByRole("button", { name: /^Submit / }).click();
  const send = agent.getByRole("dialog").last().getByRole("button", { name: "Send submission" });
  await press(agent, send, agent.getByText(new RegExp(`has been submitted for ${part}`)));
}
