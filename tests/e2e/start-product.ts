import { homeOf, startProduct, type Product } from "../support/product.ts";

/** Where global teardown finds the products that setup started. */
export const run = globalThis as { storyProducts?: readonly Product[] };

function flagsOfStory(): string[] {
  if (process.env["STORY_ENGINES"] === "real") return ["--engines", "real"];
  return process.env["STORY_APART"] === "true" ? ["--apart"] : [];
}

/**
 * Global setup: starts a product for each worker, so that concurrent stories do not interfere. `STORY_URL` selects a
 * running product for all workers; `STORY_HOME` are their data folders, for stories that read them.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function startProducts({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  if (process.env["STORY_URL"]) return;
  const flags = flagsOfStory();
  const products: Product[] = [];
  run.storyProducts = products;
  for (let worker = 1; worker <= maxWorkers; worker += 1) products.push(await startProduct(flags));
  process.env["STORY_URL"] = products.map(({ url }) => url).join(" ");
  process.env["STORY_HOME"] = products.map(({ dataFolder }) => homeOf(dataFolder, flags)).join(" ");
}
