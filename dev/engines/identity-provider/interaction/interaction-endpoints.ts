import type { IncomingMessage, ServerResponse } from "node:http";
import { parsePhone } from "@callboard/phone/phone.ts";
import { errors } from "oidc-provider";
import type { Provider } from "oidc-provider";
import type { Accounts } from "#dev/engines/identity-provider/accounts.ts";
import type { AttemptKind, AttemptLimit } from "#dev/engines/identity-provider/attempt-limit.ts";
import { codeForm, fieldErrors, registrationForm, signInForm } from "./interaction-forms.ts";
import { clientAddress, readJson, sendJson } from "#dev/engines/identity-provider/json-http.ts";
import type { JsonResponse } from "#dev/engines/identity-provider/json-http.ts";
import { hashPassword, passwordFits } from "#dev/engines/identity-provider/password-hash.ts";
import type { ProviderMail, SendProviderMail } from "#dev/engines/identity-provider/provider-log.ts";
import { RESEND_SECONDS } from "./verification-codes.ts";
import type { PendingVerification, VerificationCodes } from "./verification-codes.ts";
import { codeMail, knownAddressMail } from "./verification-mail.ts";

export type InteractionDeps = {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly attempts: AttemptLimit;
  readonly codes: VerificationCodes;
  readonly mail: SendProviderMail;
  readonly origin: string;
};

/** One POST of an interaction: the client, the interaction, and the body. */
type Step = {
  readonly deps: InteractionDeps;
  readonly uid: string;
  readonly body: unknown;
  readonly address: string;
  /** Ends the interaction with a signed-in account and returns where the browser continues. */
  readonly finish: (accountId: string) => Promise<JsonResponse>;
};

const EXPIRED: JsonResponse = {
  status: 410,
  body: { error: "interaction_expired", message: "Your sign-in has expired. Start again." },
};

const SPENT_CODE: JsonResponse = {
  status: 400,
  body: {
    error: "code_spent",
    field: "code",
    message: "This code has expired or was already used. Request a new one.",
  },
};
const WRONG_CODE: JsonResponse = {
  status: 400,
  body: {
    error: "code_wrong",
    field: "code",
    message: "That code doesn't match. Check the email and try again.",
  },
};

function refusedPassword(error: string, message: string): JsonResponse {
  return { status: 401, body: { error, field: "password", message } };
}

function tooMany(retryAfter: number): JsonResponse {
  return {
    status: 429,
    headers: { "retry-after": String(retryAfter) },
    body: {
      error: "too_many_attempts",
      field: "password",
      retryAfter,
      message: `Too many attempts. Try again in ${retryAfter} seconds.`,
    },
  };
}

async function limited(step: Step, kind: AttemptKind, subject: string): Promise<JsonResponse | null> {
  const { retryAfterSeconds } = await step.deps.attempts.begin(kind, subject, step.address);
  return retryAfterSeconds === 0 ? null : tooMany(retryAfterSeconds);
}

async function sendCode(step: Step, pending: PendingVerification): Promise<JsonResponse> {
  const { codes, mail, origin } = step.deps;
  const refused = await limited(step, "mail", pending.email.toLowerCase());
  if (refused !== null) return refused;
  const code = await codes.start(step.uid, pending);
  await mail(mailFor(pending, code, origin));
  return { status: 200, body: { verify: true, email: pending.email, resendAfter: RESEND_SECONDS } };
}

function mailFor(pending: PendingVerification, code: string, origin: string): ProviderMail {
  return pending.accountId === null ? knownAddressMail(pending.email, origin) : codeMail(pending.email, code);
}

/** What an attempt to sign in is about: the address, or the number however it is written. */
function subjectOf(login: string): string {
  return parsePhone(login) ?? login.toLowerCase();
}

/**
 * E-mail or phone with password. The response for an unknown account equals that for a wrong password, after equal
 * work.
 */
async function signIn(step: Step): Promise<JsonResponse> {
  const form = signInForm.safeParse(step.body);
  if (!form.success) return fieldErrors(form.error);
  const { accounts, attempts } = step.deps;
  const subject = subjectOf(form.data.login);
  const refused = await limited(step, "sign-in", subject);
  if (refused !== null) return refused;
  const found = await accounts.byLogin(subject);
  const fits = await passwordFits(form.data.password, found?.passwordHash ?? null);
  if (found === null || !fits)
    return refusedPassword("invalid_credentials", "The email, phone number or password is incorrect.");
  await attempts.forgive("sign-in", subject);
  const { account } = found;
  // disclosed only to someone who knows the password
  if (!account.enabled)
    return refusedPassword("account_disabled", "This account is disabled. Contact support.");
  if (account.emailVerified) return step.finish(account.id);
  return sendCode(step, { email: account.email, accountId: account.id, registration: null });
}

/**
 * Creates an unverified account and mails its code; for a known address the response is the same, and the mail
 * explains it.
 */
async function register(step: Step): Promise<JsonResponse> {
  const form = registrationForm.safeParse(step.body);
  if (!form.success) return fieldErrors(form.error);
  const { email, password, firstName, lastName } = form.data;
  const registration = { passwordHash: await hashPassword(password), firstName, lastName };
  const { accounts } = step.deps;
  const account = (await accounts.create({ email, ...registration })) ?? (await accounts.byEmail(email));
  const unproven = account !== null && !account.emailVerified;
  return sendCode(step, { email, accountId: unproven ? account.id : null, registration });
}

async function verify(step: Step): Promise<JsonResponse> {
  const form = codeForm.safeParse(step.body);
  if (!form.success) return fieldErrors(form.error);
  const { accounts, codes } = step.deps;
  const check = await codes.check(step.uid, form.data.code);
  if (check.outcome !== "right") return check.outcome === "spent" ? SPENT_CODE : WRONG_CODE;
  const { accountId, registration } = check.pending;
  return (await accounts.confirmEmail(accountId, registration)) ? step.finish(accountId) : WRONG_CODE;
}

async function resend(step: Step): Promise<JsonResponse> {
  const { codes, mail, origin } = step.deps;
  const renewed = await codes.renew(step.uid);
  if (renewed === null) return EXPIRED;
  if ("wait" in renewed) return tooMany(renewed.wait);
  const refused = await limited(step, "mail", renewed.pending.email.toLowerCase());
  if (refused !== null) return refused;
  await mail(mailFor(renewed.pending, renewed.code, origin));
  return { status: 200, body: { verify: true, resendAfter: RESEND_SECONDS } };
}

const STEPS = new Map<string, (step: Step) => Promise<JsonResponse>>([
  ["", signIn],
  ["register", register],
  ["verify", verify],
  ["resend", resend],
]);

/**
 * Whether a form comes from our own pages: JSON from the same origin. Browsers without Sec-Fetch-Site send Origin.
 */
function fromOurPages(request: IncomingMessage, origin: string): boolean {
  const site = request.headers["sec-fetch-site"];
  return site === undefined ? request.headers.origin === origin : site === "same-origin";
}

async function handlePost(
  deps: InteractionDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: { readonly uid: string; readonly step: string },
): Promise<JsonResponse> {
  const handler = STEPS.get(path.step);
  if (handler === undefined) return { status: 404, body: { error: "not_found" } };
  if (!fromOurPages(request, deps.origin)) return { status: 403, body: { error: "foreign_origin" } };
  const body = await readJson(request);
  if (body === undefined) return { status: 415, body: { error: "json_expected" } };
  const details = await interactionOf(deps.provider, request, response);
  if (details?.uid !== path.uid) return EXPIRED;
  const finish = async (accountId: string): Promise<JsonResponse> => {
    const result = { login: { accountId, remember: true, amr: ["pwd"] }, create: {} };
    const options = { mergeWithLastSubmission: false };
    return {
      status: 200,
      body: { redirect: await deps.provider.interactionResult(request, response, result, options) },
    };
  };
  return handler({ deps, uid: path.uid, body, address: clientAddress(request), finish });
}

type InteractionDetails = Awaited<ReturnType<Provider["interactionDetails"]>>;

async function interactionOf(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<InteractionDetails | null> {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** Where the browser shows an interaction's form; an expired one starts again at the sign-in page. */
async function formOf(
  deps: InteractionDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const details = await interactionOf(deps.provider, request, response);
  if (details === null) return `${deps.origin}/login`;
  const page = details.prompt.name === "create" ? "register" : "login";
  return `${deps.origin}/${page}?interaction=${encodeURIComponent(details.uid)}`;
}

const INTERACTION = /^\/auth\/interaction\/([\w-]{1,64})(?:\/([a-z]+))?$/;

/**
 * Serves `/auth/interaction/UID[/register|/verify|/resend]`: GET redirects to our form, POST processes it. False for
 * any other path.
 */
export async function handleInteraction(
  deps: InteractionDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  const [, uid, step = ""] = INTERACTION.exec(path) ?? [];
  if (uid === undefined) return false;
  if (request.method === "POST") {
    sendJson(response, await handlePost(deps, request, response, { uid, step }));
  } else if (request.method === "GET" && step === "") {
    response.writeHead(303, { location: await formOf(deps, request, response), "cache-control": "no-store" });
    response.end();
  } else {
    sendJson(response, { status: 405, body: { error: "method_not_allowed" } });
  }
  return true;
}
