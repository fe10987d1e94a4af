/** An administrator of the whole server, who may create realms; used during set-up, never by a service. */
export type Administrator = {
  /** Keycloak's internal address with its relative path: `http://127.0.0.1:8080/auth`. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
};

type AdminResponse = { readonly status: number; readonly body: unknown };
/** One call below `/admin`; throws Keycloak's error unless the status is 2xx or listed in `also`. */
export type AdminCall = (
  method: string,
  path: string,
  body?: unknown,
  also?: readonly number[],
) => Promise<AdminResponse>;

/** Creating a realm takes Keycloak many seconds on a small machine. */
const DEADLINE_MS = 120_000;
/** A token is renewed this many seconds before it expires. */
const SPARE_SECONDS = 10;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function createToken({ url, user, password }: Administrator): () => Promise<string> {
  let token = "";
  let freshUntil = 0;
  return async () => {
    if (Date.now() < freshUntil) return token;
    const response = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username: user, password }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const body = (await readBody(response)) as { access_token?: string; expires_in?: number } | null;
    if (!response.ok || body?.access_token === undefined)
      throw new Error(
        `Keycloak refuses the administrator "${user}" (${response.status}): check its password.`,
      );
    token = body.access_token;
    freshUntil = Date.now() + ((body.expires_in ?? 60) - SPARE_SECONDS) * 1_000;
    return token;
  };
}

/** The admin API with an administrator's permissions. */
export function createAdminCall(administrator: Administrator): AdminCall {
  const token = createToken(administrator);
  return async (method, path, body, also = []) => {
    const response = await fetch(`${administrator.url}/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = { status: response.status, body: await readBody(response) };
    if (response.ok || also.includes(response.status)) return read;
    throw new Error(`Keycloak responded ${read.status} to ${method} ${path}: ${JSON.stringify(read.body)}`);
  };
}
