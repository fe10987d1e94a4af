import { certificateFault } from "./certificate-fault.ts";

const coded = (code: string, message = "refused"): Error => Object.assign(new Error(message), { code });
const caused = (cause: unknown): Error => new Error("fetch failed", { cause });

test.each([
  ["expired", coded("CERT_HAS_EXPIRED"), /^has expired: renew it$/],
  ["expired, as a cause", caused(caused(coded("CERT_HAS_EXPIRED"))), /^has expired/],
  ["expired, in words alone", new Error("certificate has expired"), /^has expired/],
  ["of tomorrow", coded("CERT_NOT_YET_VALID"), /^is not valid yet: set the clocks right$/],
  ["another host's", coded("ERR_TLS_CERT_ALTNAME_INVALID"), /^belongs to another host/],
  [
    "signed by itself",
    coded("DEPTH_ZERO_SELF_SIGNED_CERT"),
    /^comes from an authority .*NODE_EXTRA_CA_CERTS$/,
  ],
  ["of a private authority", coded("SELF_SIGNED_CERT_IN_CHAIN"), /^comes from an authority/],
  ["without its chain", coded("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), /^comes from an authority/],
  ["of an issuer that is not here", coded("UNABLE_TO_GET_ISSUER_CERT_LOCALLY"), /^comes from an authority/],
])("a certificate that is %s", (_what, error, words) => {
  expect(certificateFault(error)).toMatch(words);
});

test.each([
  ["a refused connection", coded("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432")],
  ["a cause of something else", caused(coded("ENOTFOUND"))],
  ["a sentence", "certificate has expired"],
  ["nothing", null],
])("%s says nothing of a certificate", (_what, error) => {
  expect(certificateFault(error)).toBeNull();
});

test("an error that is its own cause is looked at to an end", () => {
  const error = new Error("round");
  error.cause = error;
  expect(certificateFault(error)).toBeNull();
});
