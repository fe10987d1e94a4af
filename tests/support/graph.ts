/** The gateway's description of one failure. */
export interface GraphFailure {
  readonly message: string;
  readonly path?: readonly (string | number)[];
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

/** Any JSON value, read without knowing its shape. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A response of the graph over HTTP. */
export interface GraphAnswer {
  readonly status: number;
  readonly data: { readonly [field: string]: Json };
  readonly errors: readonly GraphFailure[];
  /** Total cost of all services, if the product reports it: the `server-timing` header. */
  readonly cost: string;
}

/**
 * Posts one operation to the gateway as a browser does; a null `token` is a guest. Throws after `withinMs`, if given.
 */
export async function queryGraph(
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

/** The value at a dotted path of a response; undefined if the path ends early. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path.split(".").reduce<Json | undefined>((inner, name) => {
    if (inner === null || typeof inner !== "object") return undefined;
    return (inner as { readonly [name: string]: Json })[name];
  }, value);
}
