import { rmSync } from "node:fs";
import { join } from "node:path";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { openPositions, openProductDatabases, ownId, signInDemo, submit } from "../support/demo.ts";
import { queryGraph, at } from "../support/graph.ts";
import { mailedCode } from "../support/mailed-code.ts";
import { startProduct, type Product } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";

const NEW_PASSWORD = "another-password-of-theirs";
const OWN = "{ me { PK Data { ProfileImage { Data { ContentUrl } } } } }";
const FORGET = "mutation($e: String!) { requestPasswordReset(email: $e) { Status } }";
const CONFIRM = `mutation($e: String!, $c: String!, $p: String!) {
  confirmPasswordReset(email: $e, code: $c, password: $p) { Status } }`;

let product: Product;
beforeAll(async () => {
  product = await startProduct(["--no-web"]);
});
afterAll(() => product.close());

/** Response status of the member's own headshot at its signed link. */
async function headshotStatus(link: unknown): Promise<number> {
  const answer = await fetch(new URL(String(link), product.url));
  await answer.body?.cancel();
  return answer.status;
}

const headshotLink = async (token: string): Promise<unknown> =>
  at((await queryGraph(product.url, token, OWN)).data, "me.Data.ProfileImage.Data.ContentUrl");

test("with every key of one machine replaced, old tokens are refused and everything else works", async () => {
  const before = await signInDemo(product, DEMO_ADDRESSES.talent);
  const link = await headshotLink(before);
  expect(await headshotStatus(link)).toBe(200);
  await product.stop();
  rmSync(join(product.dataFolder, "secrets.json"));
  rmSync(join(product.dataFolder, "identity-provider/provider-keys.json"));
  await product.start();

  const refused = await queryGraph(product.url, before, OWN);
  expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
  expect(await headshotStatus(link)).toBe(403);

  const token = await signInDemo(product, DEMO_ADDRESSES.talent);
  expect(await headshotStatus(await headshotLink(token))).toBe(200);
  const databases = openProductDatabases(product);
  const [position] = await openPositions(databases, await ownId(product, token));
  await databases.close();
  if (!position) throw new Error("No position is open.");
  // Casting calls projects, talent and media for it, each with its own token.
  expect((await submit(product, token, position)).errors).toEqual([]);

  const address = DEMO_ADDRESSES.talent;
  const c = await mailedCode(product, address, () => queryGraph(product.url, null, FORGET, { e: address }));
  const { errors } = await queryGraph(product.url, null, CONFIRM, { e: address, c, p: NEW_PASSWORD });
  expect(errors).toEqual([]);
  expect(await signIn(product, address, NEW_PASSWORD)).toMatch(/\./);
  await expect(signIn(product, address, DEMO_PASSWORD)).rejects.toThrow(/was not signed in/);
}, 1_200_000);
