import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import { FailureError, notFound } from "@callboard/kit/failure.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { amountOf, decimalsOf } from "#domain/currency.ts";
import { completeSandboxCheckout, readSandboxCheckout, type SandboxCheckout } from "./sandbox.ts";
import type { SandboxSubscription } from "./sandbox-events.ts";
import { cancelOnPortal, endWithPeriod, newestSubscription } from "./sandbox-subscriptions.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const RETURN_PATH = "/profile?tab=billing";
const COMPLETED_PATH = `${RETURN_PATH}&checkout=completed`;
/** Minutes for which a portal link is valid. */
const PORTAL_MINUTES = 60;

interface Route {
  Params: { sessionId: string };
}

/** The sandbox's hosted pages: a checkout that states that nothing is charged, and a portal to cancel and resume. */
export async function registerSandboxPages(app: FastifyInstance, db: Kysely<Tables>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null, null));
    scope.get<Route>("/api/billing/sandbox/:sessionId", async (request, reply) => {
      const checkout = await readSandboxCheckout(db, request.params.sessionId);
      if (!checkout) throw new FailureError(notFound("checkout"));
      return sendPage(reply, checkoutText(checkout));
    });
    scope.post<Route>("/api/billing/sandbox/:sessionId", async (request, reply) => {
      await completeSandboxCheckout(db, request.params.sessionId);
      return reply.redirect(COMPLETED_PATH, 303);
    });
    scope.get<Route>("/api/billing/sandbox/portal/:sessionId", async (request, reply) =>
      sendPage(reply, portalText(await visited(db, request.params.sessionId))),
    );
    scope.post<Route>("/api/billing/sandbox/portal/:sessionId", async (request, reply) => {
      const subscription = await visited(db, request.params.sessionId);
      if (isEnding(subscription)) await endWithPeriod(db, subscription.subscriptionId, false);
      else await cancelOnPortal(db, subscription);
      return reply.redirect(RETURN_PATH, 303);
    });
  });
}

/** The subscription of an open portal. */
async function visited(db: Kysely<Tables>, sessionId: string): Promise<SandboxSubscription> {
  const query = db.selectFrom("sandbox_portal").select("customer_id").where("session_id", "=", sessionId);
  const since = new Date(Date.now() - PORTAL_MINUTES * 60_000);
  const visit = await query.where("created_at", ">", since).executeTakeFirst();
  const subscription = visit ? await newestSubscription(db, visit.customer_id) : null;
  if (!subscription) throw new FailureError(notFound("portal"));
  return subscription;
}

const isEnding = ({ cancelAtPeriodEnd, cancelAt }: SandboxSubscription): boolean =>
  cancelAtPeriodEnd || cancelAt !== null;
const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const money = (cents: number, currency: string): string =>
  `${amountOf(cents, currency).toFixed(decimalsOf(currency))} ${escape(currency)}`;
const button = (text: string): string =>
  `<form method="post"><button type="submit">${escape(text)}</button></form>`;

function checkoutText({ plan, frequency, currency, trialDays, ...state }: SandboxCheckout): string {
  const price = `<p><strong>${escape(plan.key)}</strong>, ${frequency.toLowerCase()}: ${money(plan.cents[frequency], currency)}</p>`;
  const trial = trialDays > 0 ? `<p>${trialDays}-day free trial: ${money(0, currency)} due today.</p>` : "";
  const back = `<p><a href="${RETURN_PATH}">Back to Callboard</a></p>`;
  const over = state.completed ? "This checkout is complete." : "This checkout has expired.";
  const isOver = state.completed || state.expired;
  const action = isOver ? `<p>${over}</p>${back}` : button("Complete test payment");
  return price + trial + action;
}

function portalText(subscription: SandboxSubscription): string {
  const { plan, frequency, periodEndsAt, cancelAt } = subscription;
  const until = (cancelAt ?? periodEndsAt).toISOString().slice(0, 10);
  const state = isEnding(subscription) ? `ends on ${until}` : `renews on ${until}`;
  const action = isEnding(subscription) ? button("Resume plan") : button("Cancel plan");
  return `<p><strong>${escape(plan.key)}</strong>, ${frequency.toLowerCase()}: ${state}</p>${action}`;
}

function sendPage(reply: FastifyReply, text: string): FastifyReply {
  const headers = {
    "content-security-policy": POLICY,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return reply.type("text/html; charset=utf-8").headers(headers)
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test payments</title><style>
:root { color-scheme: light dark; } body { font: 16px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 26rem; padding: 0 1rem; }
button { font: inherit; padding: .6rem 1rem; min-height: 44px; }
</style></head><body><main><h1>Test payments</h1><p>This is the payment sandbox. No card is needed and nothing is charged.</p>
${text}</main></body></html>`);
}
