import { homeOf, startProduct, type Product } from "../support/product.ts";

/** Where the end of the run finds what its beginning started. */
export const run = globalThis as { storyProducts?: readonly Product[] };

function flagsOfStory(): string[] {
  if (process.env["STORY_ENGINES"] === "real") return ["--engines", "real"];
  return process.env["STORY_APART"] === "true" ? ["--apart"] : [];
}

/**
 * Before the first story of a run: starts a product for each worker, so that no story meets what another one does at the
 * same time. `STORY_URL` names one that runs already, for all; `STORY_HOME` is the data of the first, for those that look
 * into it.
 */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function startProducts({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  if (process.env["STORY_URL"]) return;
  const flags = flagsOfStory();
  const products: Product[] = [];
  run.storyProducts = products;
  for (let worker = 1; worker <= maxWorkers; worker += 1) products.push(await startProduct(flags));
  const [first] = products;
  if (!first) throw new Error("A run of stories needs a worker.");
  process.env["STORY_URL"] = products.map(({ url }) => url).join(" ");
  process.env["STORY_HOME"] = homeOf(first.dataFolder, flags);
}
