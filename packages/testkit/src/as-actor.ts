import { generateKeyPairSync } from "node:crypto";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { privateJwk, publicJwks, type PrivateJwk, type PublicJwks } from "@callboard/kit/process/config.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createTokenSigner, type TokenSigner } from "@callboard/kit/internal-token.ts";

/** The keys of a test system: those of every process that a test plays, and their public halves. */
export interface TestKeys {
  readonly jwks: PublicJwks;
  /** The private key of a process; created on first use. */
  key(process: string): PrivateJwk;
  signer(process: string): Promise<TokenSigner>;
  /**
   * A token for any actor: people and guests signed with the gateway's key, a system actor with its service's key.
   */
  tokenFor(actor: Actor): Promise<string>;
}

/** Creates the keys of the named processes and of the gateway. Name every process before keys are handed out. */
export function createTestKeys(...processes: readonly string[]): TestKeys {
  const pairs = new Map(["gateway", ...processes].map((name) => [name, createKey(name)]));
  const key = (name: string): PrivateJwk => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`The test made no key for ${name}.`);
    return pair;
  };
  const publicKeys = [...pairs.values()].map(({ kty, crv, kid, x }) => ({ kty, crv, kid, x }));
  const signer = (name: string): Promise<TokenSigner> => createTokenSigner(key(name));
  return {
    jwks: publicJwks.parse(JSON.stringify({ keys: publicKeys })),
    key,
    signer,
    tokenFor: async (actor) =>
      (await signer(actor.kind === "system" ? actor.service : "gateway")).sign(actor),
  };
}

function createKey(name: string): PrivateJwk {
  const jwk = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return privateJwk.parse(JSON.stringify({ ...jwk, kid: name }));
}

/** A registered member with a new id; every fact can be set. */
export function member(facts: Partial<Omit<Member, "kind">> = {}): Member {
  return {
    kind: "member",
    userId: newId(),
    roles: [],
    organisationId: null,
    representedIds: [],
    registered: true,
    suspended: false,
    minor: false,
    version: 1,
    ...facts,
  };
}

/**
 * Another member with the same rights: waiting for an index takes many searches, and each member's searches are
 * limited.
 */
export function another(actor: Member): Member {
  return { ...actor, userId: newId() };
}
