import { run } from "./start-product.ts";

/** Global teardown: stops the products. */
// oxlint-disable-next-line import/no-default-export -- Jest asks for it
export default async function stopProducts(): Promise<void> {
  for (const product of run.storyProducts ?? []) await product.close();
}
