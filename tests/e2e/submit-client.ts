import type { Page } from "playwright-core";

/** An agent submits the first client that is not the demo talent, from the search. */
export async function submitClient(agent: Page, title: string, part: string): Promise<void> {
  await agent.goto(`/project-search?text=${encodeURIComponent(title)}`);
  await agent.getByRole("button", { name: title }).first().click();
  const drawer = agent.getByRole("dialog");
  await drawer.getByLabel("Submit as").click();
  await agent
    .locator(".ant-select-dropdown:visible .ant-select-item-option")
    .filter({ hasNotText: "Maya" })
    .first()
    .click();
  const position = drawer.getByRole("listitem").filter({ hasText: part }).first();
  await position.getByRole("button", { name: /^Submit for/ }).click();
  await agent.getByRole("dialog").last().getByRole("button", { name: "Send submission" }).click();
  await agent.getByText(new RegExp(`is submitted to ${part}`)).waitFor();
}
