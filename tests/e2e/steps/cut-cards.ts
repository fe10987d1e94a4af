import type { Page } from "playwright-core";

/** What a box may hide by less than a line: rounding, and shadows. */
const TOLERANCE = 4;

/**
 * Sections and framed boxes that hide a part of their content and do not scroll. Lines that end in an ellipsis say that
 * they were shortened, and pictures are cropped on purpose.
 */
const CUT = `(() => {
  const hides = (value) => value === "hidden" || value === "clip";
  const isBox = (element) => element.matches("section, article, aside, fieldset, table, .card, [class*=card]");
  const words = (element) => (element.innerText ?? "").trim();
  const found = [];
  for (const element of document.querySelectorAll("main *, [role=dialog], [role=dialog] *")) {
    if (!isBox(element) || !element.checkVisibility() || words(element) === "") continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
    const down = element.scrollHeight - element.clientHeight;
    const across = element.scrollWidth - element.clientWidth;
    const isCut = (hides(overflowY) && down > ${TOLERANCE}) || (hides(overflowX) && across > ${TOLERANCE});
    if (!isCut || element.clientHeight <= 1) continue;
    found.push(element.tagName.toLowerCase() + "." + [...element.classList].join(".") + " hides " +
      Math.max(down, 0) + " px down, " + Math.max(across, 0) + " px across");
  }
  return found;
})()`;

/** The cards on the page that are cut, each with how much of it cannot be reached. */
export async function cutCards(page: Page): Promise<readonly string[]> {
  return await page.evaluate<string[]>(CUT);
}
