const OWN = "'self'";

/** What every page may load and connect to: its own origin, nothing inline, nothing embedded. */
const RULES = {
  "default-src": OWN,
  "script-src": OWN,
  "style-src": OWN,
  "connect-src": OWN,
  "frame-src": OWN,
  "frame-ancestors": OWN,
  "form-action": OWN,
  "base-uri": "'none'",
  "object-src": "'none'",
} as const;

/** The header that restricts pages to their own origin; `more` adds what some pages need. */
export function contentSecurityPolicy(more: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...RULES, ...more })
    .map((rule) => rule.join(" "))
    .join("; ");
}
