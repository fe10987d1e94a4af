/** What the gateway says about one failure. */
export interface GraphFailure {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly rule?: string;
    readonly state?: string;
    readonly limit?: string;
    readonly kind?: string;
    readonly requestId?: string;
    readonly fields?: readonly { readonly path: string; readonly rule: string; readonly message: string }[];
  };
}

/** Anything that JSON can hold, read without knowing its shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** An answer of the graph over HTTP. */
export interface GraphAnswer {
  readonly status: number;
  readonly data: { readonly [field: string]: Json };
  readonly errors: readonly GraphFailure[];
  /** What all services together spent on it, where the product tells: the `server-timing` header. */
  readonly cost: string;
}

/** Posts one operation to the gateway as a browser does; `token` null is a guest. Throws after `withinMs`, if given. */
export async function askGraph(
  origin: string,
  token: string | null,
  query: string,
  variables: object = {},
  withinMs?: number,
): Promise<GraphAnswer> {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    ...(withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) }),
  });
  const body = (await response.json()) as { data?: GraphAnswer["data"] | null; errors?: GraphFailure[] };
  const cost = response.headers.get("server-timing") ?? "";
  return { status: response.status, data: body.data ?? {}, errors: body.errors ?? [], cost };
}

/** The value at a dotted path of an answer; undefined where the path ends early. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path.split(".").reduce<Json | undefined>((inner, name) => {
    if (inner === null || typeof inner !== "object") return undefined;
    return (inner as { readonly [name: string]: Json })[name];
  }, value);
}
