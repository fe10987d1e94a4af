import { decodeProtectedHeader } from "jose";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { addressOf, administratorOf } from "#dev/cluster/accounts.ts";
import { PUBLIC_URL } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { OriginClient } from "../../deploy/operator/origin-client.ts";
import { newPerformer, persistedBody, requestGraph } from "../../deploy/operator/performer.ts";

/** Each replica of the gateway remembers for five seconds at most who somebody was before they registered. */
const KNOWN_WITHIN_MS = 15_000;
const LOOK_MS = 500;

/** Somebody who has registered and is signed in, for five minutes. */
export interface Member {
  /** The provider's id of the account. */
  readonly id: string;
  /** The access token. */
  readonly token: string;
  /** Name of the provider's key that has signed the member's token. */
  readonly signingKey: string;
  /** What the graph answers to an operation of the web client. Throws what it says instead. */
  ask<T>(operation: string): Promise<T>;
  /** The same, as soon as the member is known. */
  know<T>(operation: string): Promise<T>;
}

/** Makes an account at the provider, signs in and registers through the origin. */
export async function newMember(programs: Programs): Promise<Member> {
  const client = new OriginClient(PUBLIC_URL, addressOf(programs, "web", 8080));
  const { id, token } = await newPerformer(administratorOf(programs), client);
  const ask = async <T>(operation: string): Promise<T> => {
    const { text } = await requestGraph(client, token, persistedBody(operation));
    return (JSON.parse(text) as { data: T }).data;
  };
  const know = async <T>(operation: string): Promise<T> => {
    const { answer } = await waitFor(
      operation,
      async () => ({ answer: await ask<T>(operation) }),
      KNOWN_WITHIN_MS,
      LOOK_MS,
    );
    return answer;
  };
  return { id, token, signingKey: decodeProtectedHeader(token).kid ?? "", ask, know };
}
