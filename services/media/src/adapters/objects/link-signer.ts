import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signed link permits; `expires` is in epoch seconds. */
export interface Grant {
  readonly method: "PUT" | "GET";
  readonly key: string;
  readonly expires: number;
  /** PUT: the required content type, empty for a part. GET: the file name for the download. */
  readonly detail: string;
  /** GET: the content type of the response. */
  readonly contentType?: string | undefined;
  /** PUT: the required number of bytes. GET: 0. */
  readonly size: number;
  /** PUT of a part: its upload and its number. */
  readonly part?: { readonly uploadId: string; readonly number: number } | undefined;
}

/** Signs and checks links with HMAC-SHA256. */
export function createLinkSigner(secret: string, origin: string) {
  const signature = ({ method, key, expires, detail, contentType, size, part }: Grant): string => {
    const granted = [
      method,
      key,
      expires,
      detail,
      contentType ?? "",
      size,
      part?.uploadId ?? "",
      part?.number ?? 0,
    ];
    return createHmac("sha256", secret).update(granted.join("\n")).digest("base64url");
  };

  return {
    link(grant: Grant): string {
      const url = new URL(`/objects/${grant.key}`, origin);
      url.searchParams.set("e", String(grant.expires));
      url.searchParams.set("d", grant.detail);
      if (grant.contentType) url.searchParams.set("t", grant.contentType);
      if (grant.size > 0) url.searchParams.set("m", String(grant.size));
      if (grant.part) {
        url.searchParams.set("u", grant.part.uploadId);
        url.searchParams.set("p", String(grant.part.number));
      }
      url.searchParams.set("s", signature(grant));
      return url.pathname + url.search;
    },
    /** The grant of a link; "expired" if its time is over, "changed" if it is not one of ours. */
    check(
      method: Grant["method"],
      key: string,
      query: Readonly<Record<string, string | undefined>>,
    ): Grant | "expired" | "changed" {
      const grant: Grant = {
        method,
        key,
        expires: Number(query["e"]),
        detail: query["d"] ?? "",
        contentType: query["t"],
        size: Number(query["m"] ?? 0),
        part: query["u"] ? { uploadId: query["u"], number: Number(query["p"]) } : undefined,
      };
      const given = Buffer.from(query["s"] ?? "");
      const expected = Buffer.from(signature(grant));
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      if (!genuine) return "changed";
      return grant.expires * 1_000 > Date.now() ? grant : "expired";
    },
  };
}

export type LinkSigner = ReturnType<typeof createLinkSigner>;
