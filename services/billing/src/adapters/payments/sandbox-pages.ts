import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { FailureError, notFound } from "@callboard/kit/failure.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { completeSandboxCheckout, readSandboxCheckout, type SandboxCheckout } from "./sandbox.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const RETURN_PATH = "/profile?tab=billing";

interface Route {
  Params: { sessionId: string };
}

/** The sandbox's hosted checkout: a page that says that nothing is charged, and one button. */
export async function registerSandboxPages(app: FastifyInstance, db: Kysely<Tables>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null, null));
    scope.get<Route>("/api/billing/sandbox/:sessionId", async (request, reply) => {
      const checkout = await readSandboxCheckout(db, request.params.sessionId);
      if (!checkout) throw new FailureError(notFound("checkout"));
      const headers = {
        "content-security-policy": POLICY,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      };
      return reply.type("text/html; charset=utf-8").headers(headers).send(page(checkout));
    });
    scope.post<Route>("/api/billing/sandbox/:sessionId", async (request, reply) => {
      await completeSandboxCheckout(db, request.params.sessionId);
      return reply.redirect(RETURN_PATH, 303);
    });
  });
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function page(checkout: SandboxCheckout): string {
  const price = `${(checkout.amountCents / 100).toFixed(2)} ${escape(checkout.currency)}`;
  const trial =
    checkout.trialDays > 0
      ? `<p>${checkout.trialDays} days of trial first: 0.00 ${escape(checkout.currency)} today.</p>`
      : "";
  const action = checkout.completed
    ? `<p>This checkout is completed.</p><p><a href="${RETURN_PATH}">Back to Callboard</a></p>`
    : `<form method="post"><button type="submit">Complete test payment</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test payments</title><style>
:root { color-scheme: light dark; } body { font: 16px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 26rem; padding: 0 1rem; }
button { font: inherit; padding: .6rem 1rem; min-height: 44px; }
</style></head><body><main><h1>Test payments</h1><p>This is the payment sandbox: no card is asked, nothing is charged.</p>
<p><strong>${escape(checkout.plan)}</strong>, ${escape(checkout.frequency.toLowerCase())}: ${price}</p>${trial}${action}</main></body></html>`;
}
