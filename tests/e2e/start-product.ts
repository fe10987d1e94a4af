import { startProduct, type Product } from "../support/product.ts";

/** Where the end of the run finds what its beginning started. */
export const run = globalThis as { storyProduct?: Product };

/** Before the first story of a run: starts the product, once for all. `STORY_URL` names one that runs already. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function startProductOnce(): Promise<void> {
  if (process.env["STORY_URL"]) return;
  run.storyProduct = await startProduct(process.env["STORY_APART"] === "true" ? ["--apart"] : []);
  process.env["STORY_URL"] = run.storyProduct.url;
}
