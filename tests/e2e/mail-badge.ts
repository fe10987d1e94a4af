import type { Page } from "playwright-core";

/** Unread conversations, as the badge of the toolbar says. */
export async function unread(page: Page): Promise<number> {
  const name = await page
    .getByRole("link", { name: /unread conversation/ })
    .first()
    .getAttribute("aria-label");
  return Number(/\d+/.exec(name ?? "")?.[0] ?? 0);
}
