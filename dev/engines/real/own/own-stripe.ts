import { z } from "zod";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

const TIMEOUT_MS = 10_000;
const STRIPE_API = "https://api.stripe.com";

const schema = z.object({
  ENGINE_STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_/, "must be a secret or restricted key of Stripe (sk_..., rk_...)"),
  ENGINE_STRIPE_WEBHOOK_SECRET: z
    .string({ error: "is needed beside ENGINE_STRIPE_KEY: the secret of the webhook endpoint (whsec_...)" })
    .startsWith("whsec_", "must be the secret of the webhook endpoint (whsec_...)"),
  ENGINE_STRIPE_URL: z.url({ protocol: /^https?$/, error: "must be http(s)://host:port" }).optional(),
});

/** The variables that configure it. */
export const STRIPE_VARIABLES: readonly string[] = Object.keys(schema.shape);

/** The user's own Stripe account. */
export interface OwnStripe {
  readonly key: string;
  readonly webhookSecret: string;
  /** A replacement for Stripe's own API. */
  readonly url: string | undefined;
}

/**
 * The Stripe account configured in the environment; null if none is. Throws all errors at once, without values, also
 * if Stripe rejects the key.
 */
export async function ownStripe(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OwnStripe | null> {
  if (!environment["ENGINE_STRIPE_KEY"]) return null;
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
    throw new EngineRefused(lines.join("\n"));
  }
  const {
    ENGINE_STRIPE_KEY: key,
    ENGINE_STRIPE_WEBHOOK_SECRET: webhookSecret,
    ENGINE_STRIPE_URL: url,
  } = parsed.data;
  const problem = await findProblem(key, url ?? STRIPE_API);
  if (problem) throw new EngineRefused(`ENGINE_STRIPE_KEY: ${problem}`);
  return { key, webhookSecret, url };
}

async function findProblem(key: string, url: string): Promise<string | null> {
  const response = await fetch(`${url}/v1/prices?limit=1`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok) return null;
  if (response?.status === 401 || response?.status === 403)
    return "Stripe refuses the key. Take one from its dashboard that may read prices.";
  return `Stripe does not answer (${response?.status ?? "no connection"}). Leave it out to use the sandbox.`;
}
