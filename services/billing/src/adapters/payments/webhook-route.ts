import type { FastifyInstance } from "fastify";
import { FailureError } from "@callboard/kit/failure.ts";
import { applyPaymentEvent } from "#app/apply-payment-event.ts";
import type { Deps } from "#app/ports.ts";
import { readWebhook } from "./webhook.ts";

/**
 * `POST /api/billing/webhook`: no session, only the provider's signature over the raw body. Also returns 200 for
 * kinds that billing ignores, so that the provider does not send them again.
 */
export async function registerWebhook(app: FastifyInstance, deps: Deps, secret: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post("/api/billing/webhook", async (request) => {
      const signature = request.headers["stripe-signature"];
      const event = readWebhook({
        body: String(request.body),
        signature: typeof signature === "string" ? signature : "",
        secret,
        now: deps.now(),
      });
      if (!event.ok) throw new FailureError(event.failure);
      const applied = await applyPaymentEvent(deps, event.value);
      if (!applied.ok) throw new FailureError(applied.failure);
      return { received: true };
    });
  });
}
