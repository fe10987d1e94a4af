import { decodeProtectedHeader } from "jose";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { addressOf, administratorOf } from "#dev/cluster/accounts.ts";
import { PUBLIC_URL } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { OriginClient } from "../../deploy/operator/origin-client.ts";
import { newPerformer, persistedBody, requestGraph } from "../../deploy/operator/performer.ts";

/** Each replica of the gateway caches the unregistered actor for up to five seconds. */
const KNOWN_WITHIN_MS = 15_000;
const POLL_MS = 500;

/** A registered member, signed in for five minutes. */
export interface Member {
  /** The account's id at the provider. */
  readonly id: string;
  /** The access token. */
  readonly token: string;
  /** Id of the provider's key that signed the member's token. */
  readonly signingKey: string;
  /** The graph's response to an operation of the web client. Throws its errors. */
  execute<T>(operation: string): Promise<T>;
  /** The same, retried until the member's registration is known. */
  know<T>(operation: string): Promise<T>;
}

/** Creates an account at the provider, signs in and registers through the origin. */
export async function newMember(programs: Programs): Promise<Member> {
  const client = new OriginClient(PUBLIC_URL, addressOf(programs, "web", 8080));
  const { id, token } = await newPerformer(administratorOf(programs), client);
  const execute = async <T>(operation: string): Promise<T> => {
    const { text } = await requestGraph(client, token, persistedBody(operation));
    return (JSON.parse(text) as { data: T }).data;
  };
  const know = async <T>(operation: string): Promise<T> => {
    const { answer } = await waitFor(
      operation,
      async () => ({ answer: await execute<T>(operation) }),
      KNOWN_WITHIN_MS,
      POLL_MS,
    );
    return answer;
  };
  return { id, token, signingKey: decodeProtectedHeader(token).kid ?? "", execute, know };
}
