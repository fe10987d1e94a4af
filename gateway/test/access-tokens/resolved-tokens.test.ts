import { createLocalJWKSet } from "jose";
import { FailureError, unauthenticated } from "@callboard/kit/failure.ts";
import { newPersonalToken, personalTokenHash } from "@callboard/kit/tokens/personal-token.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { ACTOR_CACHE_SECONDS, createAuthenticator } from "#session/authenticate.ts";
import { AUDIENCE, createProvider, ISSUER } from "../provider.ts";

test("a token is resolved by its hash, for five seconds or until its member's sessions are dropped", async () => {
  const provider = await createProvider("provider-1");
  const [token, actor] = [newPersonalToken(), member({ roles: ["Talent"] })];
  const hashes: string[] = [];
  let clock = Date.now();
  let isAccepted = true;
  const authenticator = createAuthenticator({
    issuer: ISSUER,
    audience: AUDIENCE,
    authorizedParty: "callboard-web",
    keys: createLocalJWKSet(provider.jwks),
    signer: await createTestKeys().signer("gateway"),
    now: () => clock,
    resolveActor: () => Promise.reject(new Error("Nobody has signed in.")),
    async resolveToken(tokenHash) {
      hashes.push(tokenHash);
      if (!isAccepted) throw new FailureError(unauthenticated("Revoked."));
      return { actor, scopes: ["Read"] };
    },
  });
  expect(expectOk(await authenticator.authenticate(token, null))).toMatchObject({ actor, scopes: ["Read"] });
  clock += ACTOR_CACHE_SECONDS * 1_000 - 1;
  await authenticator.authenticate(token, null);
  expect(hashes).toEqual([personalTokenHash(token)]);
  clock += 1;
  await authenticator.authenticate(token, null);
  expect(hashes).toHaveLength(2);
  isAccepted = false;
  authenticator.drop([actor.userId]);
  expectFailure(await authenticator.authenticate(token, null), "UNAUTHENTICATED");
  expect(hashes).toHaveLength(3);
  expectFailure(await authenticator.authenticate(token.slice(0, -1), null), "UNAUTHENTICATED");
  expect(hashes).toHaveLength(3);
});
