/** Codes and sentences of OpenSSL and Node for a certificate that is not trusted, and what to do about each. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/CERT_HAS_EXPIRED|certificate has expired/, "has expired: renew it"],
  [/CERT_NOT_YET_VALID|certificate is not yet valid/, "is not valid yet: set the clocks right"],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames/,
    "belongs to another host: use a name that it holds",
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|self-signed certificate|unable to (get (local )?issuer|verify the first) certificate/,
    "comes from an authority that is not known here: name its file in NODE_EXTRA_CA_CERTS",
  ],
];
const MAX_CAUSES = 5;

/**
 * What is wrong with the certificate that a server has shown, and what to do: the end of a sentence that begins with whose
 * it is. Null when an error is about something else. Looks at causes too, and at sentences, since some clients keep no more.
 */
export function certificateFault(error: unknown): string | null {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof cause === "object" && cause !== null; depth += 1) {
    const { code, message, cause: next } = cause as Readonly<Record<"code" | "message" | "cause", unknown>>;
    const words = `${String(code)} ${String(message)}`;
    const fault = FAULTS.find(([pattern]) => pattern.test(words))?.[1];
    if (fault) return fault;
    cause = next;
  }
  return null;
}
