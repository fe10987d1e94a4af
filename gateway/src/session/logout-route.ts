import type { FastifyInstance } from "fastify";
import { jwtVerify } from "jose";
import { z } from "zod";
import { FailureError, invalidField, unavailable } from "@callboard/kit/failure.ts";
import { ALGORITHMS, type TokenRules } from "./access-token.ts";
import { KeysUnavailable } from "./provider-keys.ts";
import type { SharedLogout } from "./shared-logout.ts";

const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** A logout token of OpenID Connect Back-Channel Logout; one with a nonce is an ID token. */
const claimsSchema = z.object({
  sid: z.string().min(1),
  events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  nonce: z.never().optional(),
});

/**
 * POST /backchannel-logout: the provider reports an ended session to any one replica. Internal only; the public
 * origin does not route it.
 */
export async function registerLogout(
  app: FastifyInstance,
  rules: TokenRules,
  logout: Pick<SharedLogout, "end">,
): Promise<void> {
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    inner.post("/backchannel-logout", async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      await logout.end(await endedSession(form.get("logout_token") ?? "", rules));
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    });
  });
}

async function endedSession(token: string, rules: TokenRules): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.authorizedParty,
      algorithms: ALGORITHMS,
      requiredClaims: ["iat", "jti"],
      maxTokenAge: "5 minutes",
    });
    return claimsSchema.parse(payload).sid;
  } catch (error) {
    if (error instanceof KeysUnavailable) throw new FailureError(unavailable("identity provider"));
    throw new FailureError(invalidField("logout_token", "SIGNATURE", "This is not a logout token."));
  }
}
