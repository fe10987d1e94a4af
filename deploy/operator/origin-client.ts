import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";

/** A response of the origin. */
export interface OriginResponse {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly type?: string;
  readonly token?: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;

/** As much of a browser as a sign-in needs. It connects to the origin's Service, using the public host name. */
export class OriginClient {
  private readonly cookies = new Map<string, string>();
  private readonly publicUrl: string;
  private readonly address: string;

  /** The public origin, and its internal address: http://callboard-web:8080. */
  constructor(publicUrl: string, address: string) {
    this.publicUrl = publicUrl;
    this.address = address;
  }

  /** Sends one request; redirects are returned, not followed. */
  async call(path: string, { method = "GET", body, type, token }: Sent = {}): Promise<OriginResponse> {
    const target = new URL(path, this.publicUrl);
    const url = new URL(target.pathname + target.search, this.address);
    const headers = {
      host: target.host,
      accept: "text/html,application/json",
      "x-forwarded-proto": target.protocol.slice(0, -1),
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(type === undefined ? {} : { "content-type": type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, timeout: RESPONSE_TIMEOUT_MS }, (response) => {
        for (const line of response.headers["set-cookie"] ?? []) this.keep(line);
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        const { statusCode: status = 0 } = response;
        response.on("end", () => resolve({ status, location: response.headers.location ?? null, text }));
      });
      sent.on("timeout", () =>
        sent.destroy(
          new Error(`${target.pathname} did not respond within ${RESPONSE_TIMEOUT_MS / 1_000} s.`),
        ),
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  private keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  /**
   * Signs in through the provider's form with authorization code and PKCE, as the web client does; returns the access
   * token.
   */
  async signIn(email: string, password: string): Promise<string> {
    const verifier = randomBytes(32).toString("base64url");
    const realm = "/auth/realms/callboard/protocol/openid-connect";
    const redirect = `${this.publicUrl}/signed-in`;
    const query = new URLSearchParams({
      client_id: "callboard-web",
      redirect_uri: redirect,
      response_type: "code",
      scope: "openid",
      state: "test",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    const form = await this.call(`${realm}/auth?${query.toString()}`);
    const action = /action="([^"]+)"/.exec(form.text)?.[1]?.replaceAll("&amp;", "&");
    if (!action) throw new Error(`The sign-in page has no form (${form.status}): see the log of Keycloak.`);
    const type = "application/x-www-form-urlencoded";
    const credentials = new URLSearchParams({ username: email, password, credentialId: "" }).toString();
    const done = await this.call(action, { method: "POST", type, body: credentials });
    const code = new URL(done.location ?? "", this.publicUrl).searchParams.get("code");
    if (!code) throw new Error(`The sign-in was refused (${done.status}).`);
    const exchange = { grant_type: "authorization_code", client_id: "callboard-web", redirect_uri: redirect };
    const body = new URLSearchParams({ ...exchange, code, code_verifier: verifier }).toString();
    const tokens = await this.call(`${realm}/token`, { method: "POST", type, body });
    return String((JSON.parse(tokens.text) as { access_token?: string }).access_token ?? "");
  }
}
