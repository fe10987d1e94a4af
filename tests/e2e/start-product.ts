import { homeOf, startProduct, type Product } from "../support/product.ts";

/** Where the end of the run finds what its beginning started. */
export const run = globalThis as { storyProduct?: Product };

function flagsOfStory(): string[] {
  if (process.env["STORY_ENGINES"] === "real") return ["--engines", "real"];
  return process.env["STORY_APART"] === "true" ? ["--apart"] : [];
}

/**
 * Before the first story of a run: starts the product, once for all. `STORY_URL` names one that runs already, and
 * `STORY_HOME` its data for those that look into it.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function startProductOnce(): Promise<void> {
  if (process.env["STORY_URL"]) return;
  const flags = flagsOfStory();
  run.storyProduct = await startProduct(flags);
  process.env["STORY_URL"] = run.storyProduct.url;
  process.env["STORY_HOME"] = homeOf(run.storyProduct.dataFolder, flags);
}
