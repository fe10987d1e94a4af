import { languageOf, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { PreviewSubject } from "@callboard/catalog/interface/link-previews.ts";
import { PREVIEW_WORDS } from "./preview-words.ts";

/** What a guest may read of a record: its name, its text, and a link to its first picture. */
export interface PreviewFacts {
  readonly name: string;
  readonly about: string;
  readonly image: string | null;
}

/** A preview of a page, for a reader of a language. */
export interface Preview {
  readonly kind: PreviewSubject["kind"];
  /** Null of a page without a record, and of a record that a guest may not see, which then looks like one that is none. */
  readonly facts: PreviewFacts | null;
  readonly language: InterfaceLanguage;
  /** The public origin and the path of the page. */
  readonly publicUrl: string;
  readonly path: string;
}

/** Longer texts are cut by messengers anyway, each at a length of its own. */
const MAX_DESCRIPTION = 200;
const PICTURE = "/icons/mark-512.png";

const MARKS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text within HTML, also between quotes. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? "");

/** On one line, and not cut within a letter. */
function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, " ").trim()];
  return letters.length > MAX_DESCRIPTION
    ? `${letters.slice(0, MAX_DESCRIPTION - 1).join("")}…`
    : letters.join("");
}

/** The preview as a page of its own without scripts, which search engines leave out. */
export function previewHtml({ kind, facts, language, publicUrl, path }: Preview): string {
  const { dir, value } = languageOf(language);
  const { pages, read } = PREVIEW_WORDS[value];
  const page = pages[kind];
  const title = facts?.name ? `${facts.name} · Callboard` : page.title;
  const description = shortened(facts?.about ?? "") || page.description;
  const url = new URL(path, publicUrl).href;
  const image = new URL(facts?.image ?? PICTURE, publicUrl).href;
  const open = {
    "og:site_name": "Callboard",
    "og:type": "website",
    "og:url": url,
    "og:title": title,
    "og:description": description,
    "og:image": image,
  };
  const named = {
    description,
    robots: "noindex",
    "twitter:card": facts?.image ? "summary_large_image" : "summary",
  };
  const meta = (attribute: string, tags: Readonly<Record<string, string>>): string[] =>
    Object.entries(tags).map(([name, text]) => `<meta ${attribute}="${name}" content="${escaped(text)}">`);
  return [
    "<!doctype html>",
    `<html lang="${value}" dir="${dir}" prefix="og: https://ogp.me/ns#">`,
    "<head>",
    '<meta charset="utf-8">',
    `<title>${escaped(title)}</title>`,
    ...meta("name", named),
    ...meta("property", open),
    "</head>",
    "<body>",
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(description)}</p>`,
    `<p><a href="${escaped(url)}">${escaped(read)}</a></p>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
