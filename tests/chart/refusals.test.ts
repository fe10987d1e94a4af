import { render } from "#dev/cluster/render.ts";

/** Invalid values, with the message for each. */
const REFUSED: readonly (readonly [what: string, flags: readonly string[], sentence: RegExp])[] = [
  ["no origin", ["--set", "publicUrl="], /publicUrl/],
  ["an origin with a path", ["--set", "publicUrl=https://example.com/casting"], /publicUrl/],
  ["a key that there is not", ["--set", "replicas=3"], /replicas/],
  [
    "a service that there is not",
    ["--set", "services.caching.replicas=2"],
    /services\.caching: there is no such service/,
  ],
  ["half a replica", ["--set", "defaults.replicas=0"], /replicas/],
  ["words for a number", ["--set-string", "defaults.replicas=two"], /replicas/],
  ["memory in another spelling", ["--set", "gateway.resources.limits.memory=1gig"], /memory/],
  ["a pull policy of nobody", ["--set", "image.pullPolicy=Sometimes"], /pullPolicy/],
  [
    "engines and an evaluation set",
    ["--set", "evaluation.enabled=true"],
    /leave engines\.existingSecret empty/,
  ],
  [
    "no engines at all",
    ["--set", "engines.existingSecret="],
    /engines\.existingSecret, or set evaluation\.enabled=true/,
  ],
  ["no Keycloak", ["--set", "engines.keycloak.url="], /engines\.keycloak\.url is missing/],
  ["no object store", ["--set", "engines.s3.url="], /engines\.s3\.url is missing/],
  [
    "events that wait in a NATS that nobody can ask",
    ["--set", "defaults.autoscaling.enabled=true", "--set", "defaults.autoscaling.lag=100"],
    /engines\.nats\.monitor is missing/,
  ],
  ["a contact without an end", ["--set", "security.contact=mailto:a@example.com"], /belong together/],
  ["a contact that is no address", ["--set", "security.contact=somebody"], /contact/],
  ["a digest of another kind", ["--set", "image.digests.web=sha1:abc"], /digests/],
  ["a route that joins nothing", ["--set", "gatewayApi.enabled=true"], /gatewayApi\.parentRefs is empty/],
  [
    "a certificate for plain http",
    ["--set", "publicUrl=http://example.com"],
    /publicUrl does not begin with https/,
  ],
  ["pods killed while they drain", ["--set", "drain.preStopSeconds=15"], /drain\.graceSeconds is 30/],
  ["text messages to nowhere", ["--set", "texts.kind=json"], /texts\.url or texts\.from is missing/],
  [
    "text messages by a form of nobody",
    ["--set", "texts.kind=form,texts.url=https://a.test,texts.from=Us"],
    /texts\.user is missing/,
  ],
  [
    "a geocoder without an address",
    ["--set", "geocoder.kind=photon"],
    /photon needs the address of a server/,
  ],
];

it.each(REFUSED)("%s is refused in words", async (_what, flags, sentence) => {
  await expect(render("minimal", flags)).rejects.toThrow(sentence);
});
