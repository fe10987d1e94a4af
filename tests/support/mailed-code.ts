import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Product } from "./product.ts";

const MAILED_WITHIN_MS = 60_000;
const CODE = /\b\d{6}\b/;

/** The newest six-digit code mailed to an address; waits until there are more than `before`. */
export async function mailedCode(
  product: Product,
  address: string,
  request: () => Promise<unknown>,
): Promise<string> {
  const codes = async (): Promise<string[]> => {
    const answer = await fetch(`${product.url}/dev/mailbox/messages.json?to=${encodeURIComponent(address)}`);
    const mails = (await answer.json()) as readonly { readonly text: string; readonly receivedAt: string }[];
    return mails
      .toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt))
      .flatMap(({ text }) => CODE.exec(text)?.[0] ?? []);
  };
  const before = (await codes()).length;
  await request();
  return waitFor(`a code for ${address}`, async () => (await codes()).slice(before).at(-1), MAILED_WITHIN_MS);
}
