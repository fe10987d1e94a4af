import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Accounts } from "./accounts.ts";
import { emailAddress, newPassword } from "./interaction/interaction-forms.ts";
import { readJson } from "./json-http.ts";
import type { JsonResponse } from "./json-http.ts";
import { hashPassword } from "./password-hash.ts";

const ADMIN_PATH = "/internal/admin/";
const NOT_FOUND: JsonResponse = { status: 404, body: { error: "not_found" } };

const role = z.string().regex(/^[A-Za-z][\w-]{0,59}$/);
/** A number in E.164. */
const phone = z.string().regex(/^\+\d{8,15}$/);
const newAccount = z.object({
  id: z.uuid().optional(),
  email: emailAddress,
  phone: phone.nullish(),
  password: newPassword.optional(),
  firstName: z.string().max(60).optional(),
  lastName: z.string().max(60).optional(),
  emailVerified: z.boolean().optional(),
  roles: z.array(role).max(20).optional(),
});

/** A request about one account, `/internal/admin/accounts/ID/...`. */
type AccountRequest = {
  readonly accounts: Accounts;
  readonly id: string;
  readonly rest: string | undefined;
  readonly body: unknown;
};

function accountResponse(account: object | null): JsonResponse {
  return account === null ? NOT_FOUND : { status: 200, body: { account } };
}

function invalid(error: z.ZodError): JsonResponse {
  return { status: 400, body: { error: "validation", issues: error.issues } };
}

async function setPassword({ accounts, id, body }: AccountRequest): Promise<JsonResponse> {
  const form = z.object({ password: newPassword }).safeParse(body);
  if (!form.success) return invalid(form.error);
  return accountResponse(await accounts.change(id, "passwordHash", await hashPassword(form.data.password)));
}

async function setEnabled({ accounts, id, body }: AccountRequest): Promise<JsonResponse> {
  const form = z.object({ enabled: z.boolean() }).safeParse(body);
  return form.success
    ? accountResponse(await accounts.change(id, "enabled", form.data.enabled))
    : invalid(form.error);
}

async function setPhone({ accounts, id, body }: AccountRequest): Promise<JsonResponse> {
  const form = z.object({ phone: phone.nullable() }).safeParse(body);
  return form.success ? accountResponse(await accounts.setPhone(id, form.data.phone)) : invalid(form.error);
}

async function setRoles({ accounts, id, body }: AccountRequest): Promise<JsonResponse> {
  const form = z.object({ roles: z.array(role).max(20) }).safeParse(body);
  return form.success
    ? accountResponse(await accounts.change(id, "roles", form.data.roles))
    : invalid(form.error);
}

async function oneRole(request: AccountRequest, change: "addRole" | "removeRole"): Promise<JsonResponse> {
  const parsed = role.safeParse(request.rest);
  return parsed.success
    ? accountResponse(await request.accounts.change(request.id, change, parsed.data))
    : NOT_FOUND;
}

const ACCOUNT_ROUTES = new Map<string, (request: AccountRequest) => Promise<JsonResponse>>([
  ["GET ", async ({ accounts, id }) => accountResponse(await accounts.byId(id))],
  [
    "DELETE ",
    async ({ accounts, id }) => ((await accounts.remove(id)) ? { status: 200, body: {} } : NOT_FOUND),
  ],
  ["PUT password", setPassword],
  ["PUT phone", setPhone],
  ["PUT enabled", setEnabled],
  ["PUT roles", setRoles],
  ["POST roles", (request) => oneRole(request, "addRole")],
  ["DELETE roles", (request) => oneRole(request, "removeRole")],
  [
    "GET sessions",
    async ({ accounts, id }) => ({ status: 200, body: { sessions: await accounts.sessions(id) } }),
  ],
  [
    "DELETE sessions",
    async ({ accounts, id, rest = "" }) =>
      (await accounts.endSession(id, rest)) ? { status: 200, body: {} } : NOT_FOUND,
  ],
  ["POST sign-out", async ({ accounts, id }) => accountResponse(await accounts.signOutEverywhere(id))],
]);

async function createAccount(accounts: Accounts, body: unknown): Promise<JsonResponse> {
  const form = newAccount.safeParse(body);
  if (!form.success) return invalid(form.error);
  const { password, ...rest } = form.data;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const created = await accounts.create({ ...rest, passwordHash });
  if (created !== null) return { status: 201, body: { account: created } };
  const existing = await accounts.byEmail(form.data.email);
  const same = existing !== null && (rest.id === undefined || rest.id === existing.id);
  return { status: 409, body: { error: "exists", account: same ? existing : null } };
}

async function listChanges(accounts: Accounts, query: URLSearchParams): Promise<JsonResponse> {
  const form = z
    .object({ after: z.string().regex(/^\d{1,18}$/), limit: z.coerce.number().int().min(1).max(1000) })
    .safeParse({ after: query.get("after") ?? "0", limit: query.get("limit") ?? "200" });
  if (!form.success) return invalid(form.error);
  return { status: 200, body: await accounts.changesAfter(form.data.after, form.data.limit) };
}

const ACCOUNT = /^accounts\/([0-9a-f-]{36})(?:\/([a-z-]+))?(?:\/([\w-]+))?$/;

type CollectionRequest = {
  readonly accounts: Accounts;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

const COLLECTION_ROUTES = new Map<string, (request: CollectionRequest) => Promise<JsonResponse>>([
  ["GET changes", ({ accounts, query }) => listChanges(accounts, query)],
  ["POST accounts", ({ accounts, body }) => createAccount(accounts, body)],
  [
    "GET accounts",
    async ({ accounts, query }) => accountResponse(await accounts.byEmail(query.get("email") ?? "")),
  ],
]);

async function route(accounts: Accounts, request: IncomingMessage, url: URL): Promise<JsonResponse> {
  const path = url.pathname.slice(ADMIN_PATH.length);
  const method = request.method ?? "GET";
  const body = method === "GET" ? undefined : await readJson(request);
  const collection = COLLECTION_ROUTES.get(`${method} ${path}`);
  if (collection !== undefined) return collection({ accounts, query: url.searchParams, body });
  const [, id, action = "", rest] = ACCOUNT.exec(path) ?? [];
  const handler = ACCOUNT_ROUTES.get(`${method} ${action}`);
  if (id === undefined || handler === undefined || !z.uuid().safeParse(id).success) return NOT_FOUND;
  return handler({ accounts, id, rest, body });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/**
 * Serves `/internal/admin/*`, which the origin never proxies: accounts and their changes, for the identity service
 * and the seed. Every request carries the secret as a bearer token. Null for any other path.
 */
export async function handleAdmin(
  deps: { readonly accounts: Accounts; readonly adminSecret: string },
  request: IncomingMessage,
): Promise<JsonResponse | null> {
  const url = new URL(request.url ?? "/", "http://provider");
  if (!url.pathname.startsWith(ADMIN_PATH)) return null;
  const given = request.headers.authorization ?? "";
  if (!timingSafeEqual(digest(given), digest(`Bearer ${deps.adminSecret}`)))
    return { status: 401, body: { error: "unauthenticated" } };
  return route(deps.accounts, request, url);
}
