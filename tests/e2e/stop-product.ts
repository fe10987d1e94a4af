import { run } from "./start-product.ts";

/** After the last story of a run. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function stopProducts(): Promise<void> {
  for (const product of run.storyProducts ?? []) await product.close();
}
