import { createHash, randomBytes } from "node:crypto";

type Cookie = { value: string; path: string };

export type BrowserResponse = {
  status: number;
  location: string | null;
  text: string;
  json: Record<string, unknown>;
};

/** As much of a browser as the sign-in needs: cookies with paths, manual redirects, PKCE. */
export class TestBrowser {
  private readonly cookies = new Map<string, Cookie>();
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  private cookieHeader(path: string): string {
    const fitting = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return fitting.map(([key, cookie]) => `${key.split(";")[0]}=${cookie.value}`).join("; ");
  }

  private keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      const path = attributes.find((text) => text.startsWith("path="))?.slice(5) ?? "/";
      if (value === "") this.cookies.delete(`${name};${path}`);
      else this.cookies.set(`${name};${path}`, { value, path });
    }
  }

  /** Sends one request; redirects are returned, not followed. */
  async request(url: string, init: RequestInit = {}): Promise<BrowserResponse> {
    const target = new URL(url, this.origin);
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookieHeader(target.pathname));
    const response = await fetch(target, { ...init, headers, redirect: "manual" });
    this.keep(response.headers);
    const text = await response.text();
    const isJson = (response.headers.get("content-type") ?? "").includes("json");
    return {
      status: response.status,
      location: response.headers.get("location"),
      text,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  }

  /** Submits a form of our own pages. */
  post(path: string, body: object): Promise<BrowserResponse> {
    const headers = { "content-type": "application/json", origin: this.origin };
    return this.request(path, { method: "POST", body: JSON.stringify(body), headers });
  }

  /** Opens the authorization endpoint; returns its redirect and the PKCE verifier. */
  async authorize(
    extra: Record<string, string> = {},
  ): Promise<{ result: BrowserResponse; verifier: string }> {
    const verifier = randomBytes(32).toString("base64url");
    const query = new URLSearchParams({
      client_id: "callboard-web",
      redirect_uri: `${this.origin}/signed-in`,
      response_type: "code",
      response_mode: "fragment",
      scope: "openid profile email",
      state: "s",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...extra,
    });
    const result = await this.request(`/auth/realms/callboard/protocol/openid-connect/auth?${query}`);
    return { result, verifier };
  }

  /** Opens the authorization endpoint and the resulting form; returns the interaction's path. */
  async openForm(
    extra: Record<string, string> = {},
  ): Promise<{ path: string; form: string; verifier: string }> {
    const { result, verifier } = await this.authorize(extra);
    const path = new URL(result.location ?? "").pathname;
    const form = (await this.request(path)).location ?? "";
    return { path, form, verifier };
  }

  /** Follows redirects within the provider to the client's page, and returns that page's fragment. */
  async follow(start: unknown): Promise<URLSearchParams> {
    let next = new URL(String(start), this.origin);
    for (let hops = 0; hops < 6 && next.pathname.startsWith("/auth/"); hops += 1) {
      next = new URL((await this.request(next.href)).location ?? "/dead-end", this.origin);
    }
    return new URLSearchParams(next.hash.slice(1));
  }

  /** Calls the token endpoint as keycloak-js does. */
  token(fields: Record<string, string>): Promise<BrowserResponse> {
    return this.request("/auth/realms/callboard/protocol/openid-connect/token", {
      method: "POST",
      headers: { origin: this.origin },
      body: new URLSearchParams({ client_id: "callboard-web", ...fields }),
    });
  }

  /** Exchanges a code for tokens. */
  exchange(code: string | null, verifier: string): Promise<BrowserResponse> {
    return this.token({
      grant_type: "authorization_code",
      code: code ?? "",
      code_verifier: verifier,
      redirect_uri: `${this.origin}/signed-in`,
    });
  }
}
