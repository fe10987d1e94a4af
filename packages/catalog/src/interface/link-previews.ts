/**
 * Programs that open a link to show what it leads to, by what their `User-Agent` has and `robots.txt` calls them. They run no
 * script. Sources: the operators' own pages on their crawlers, as of November 2026; Signal and iMessage name WhatsApp's and
 * Facebook's, Teams Skype's.
 */
export const PREVIEW_CRAWLERS = [
  "facebookexternalhit",
  "Facebot",
  "WhatsApp",
  "Twitterbot",
  "Slackbot",
  "LinkedInBot",
  "TelegramBot",
  "Discordbot",
  "SkypeUriPreview",
  "Viber",
  "Mastodon",
] as const;

/** The paths of pages with a preview, as a regular expression that JavaScript and Go (RE2) read alike. */
export const PREVIEWED_PATHS =
  "^/(gallery/[A-Za-z0-9-]{1,64}/(project|user|feature)(/[A-Za-z0-9-]{1,64})?|featured-detail/[A-Za-z0-9-]{1,64}|featured|login|register|terms|privacy)?$";

const CRAWLERS = new RegExp(PREVIEW_CRAWLERS.join("|"), "i");
const PATHS = new RegExp(PREVIEWED_PATHS);

/** Whether a request is for the preview of a page. */
export function wantsPreview(method: string, path: string, userAgent: string): boolean {
  return (method === "GET" || method === "HEAD") && PATHS.test(path) && CRAWLERS.test(userAgent);
}

/** What the preview of a page is about: a record by its kind and bare id, or the page itself. */
export type PreviewSubject =
  | { readonly kind: "project" | "user" | "feature"; readonly id: string }
  | { readonly kind: "featured" | "signIn" | "terms" | "privacy" | "home" };

const FIXED: Readonly<Record<string, Exclude<PreviewSubject, { id: string }>["kind"]>> = {
  "/featured": "featured",
  "/login": "signIn",
  "/register": "signIn",
  "/terms": "terms",
  "/privacy": "privacy",
};

/** What the page at a path is about; a path without a preview is that of the product. */
export function previewSubject(path: string): PreviewSubject {
  const [, page, id = "", type] = PATHS.test(path) ? path.split("/") : [];
  if (page === "featured-detail") return { kind: "feature", id };
  if (type === "project" || type === "user" || type === "feature") return { kind: type, id };
  return { kind: FIXED[path] ?? "home" };
}
