import { PREVIEW_CRAWLERS, previewSubject, wantsPreview } from "./link-previews.ts";

const WHATSAPP = "WhatsApp/2.23.20.0";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test.each([
  ["/gallery/1f-a/project", { kind: "project", id: "1f-a" }],
  ["/gallery/1f-a/user/9-b", { kind: "user", id: "1f-a" }],
  ["/gallery/1f-a/feature", { kind: "feature", id: "1f-a" }],
  ["/featured-detail/1f-a", { kind: "feature", id: "1f-a" }],
  ["/featured", { kind: "featured" }],
  ["/login", { kind: "signIn" }],
  ["/register", { kind: "signIn" }],
  ["/terms", { kind: "terms" }],
  ["/privacy", { kind: "privacy" }],
  ["/", { kind: "home" }],
] as const)("%s is a page about %j with a preview", (path, subject) => {
  expect(previewSubject(path)).toEqual(subject);
  expect(wantsPreview("GET", path, WHATSAPP)).toBe(true);
});

test.each([
  "/project-detail/1",
  "/user-detail/1",
  "/dashboard",
  "/gallery/1",
  "/gallery/1/company",
  "/gallery/a%22b/project",
  "/gallery/../project",
  `/gallery/${"a".repeat(65)}/project`,
  "/gallery/1/project\n",
  "/featured/",
  "/api/preview/gallery/1/project",
  "/objects/a",
])("%j has none", (path) => {
  expect(wantsPreview("GET", path, WHATSAPP)).toBe(false);
  expect(previewSubject(path)).toEqual({ kind: "home" });
});

test.each(PREVIEW_CRAWLERS)("%s is shown the preview, whatever else it calls itself", (crawler) => {
  expect(
    wantsPreview("HEAD", "/terms", `Mozilla/5.0 (compatible; ${crawler.toUpperCase()}/1.1; +https://x.test)`),
  ).toBe(true);
});

test.each([
  ["GET", BROWSER],
  ["GET", ""],
  ["GET", "Mozilla/5.0 (compatible; Googlebot/2.1)"],
  ["POST", WHATSAPP],
])("a %s by %j opens the page itself", (method, agent) => {
  expect(wantsPreview(method, "/gallery/1/project", agent)).toBe(false);
});
