import { languageOf } from "@callboard/catalog/interface/languages.ts";
import type { MailLanguage } from "#domain/mails/mail-kinds.ts";
import { asElements, asPlain, isolatedLine } from "./direction.ts";

/** A mail before it is laid out. Names in its texts are isolated, and in values of facts that have several. */
export interface MailContent {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  /** A value may have several lines. */
  readonly facts: ReadonlyArray<readonly [label: string, value: string, link?: string | null]>;
  readonly action: string;
  readonly link: string;
  readonly reason: string;
  /** Links below the reason. */
  readonly footer: ReadonlyArray<readonly [label: string, link: string]>;
}

/** Plain text, with one item per line. */
export function layOutText(content: MailContent): string {
  const { language, greeting, body, facts, action, link, reason, footer } = content;
  const { dir } = languageOf(language);
  const value = (text: string): string =>
    text
      .split("\n")
      .map((line) => asPlain(isolatedLine(line), dir))
      .join("\n");
  const rows = facts
    // An address that is its own link is written once.
    .map(
      ([label, text, url]) =>
        `${label}: ${text === url ? text : value(text)}${url && text !== url ? `\n${url}` : ""}`,
    )
    .join("\n");
  const below = [reason, ...footer.map(([label, url]) => `${label}:\n${url}`)].join("\n");
  const parts = [asPlain(greeting, dir), asPlain(body, dir), rows, `${action}:\n${link}`, `--\n${below}`];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML shows it, in an element or in an attribute in quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const words = (text: string): string => asElements(escaped(text));

function linked(html: string, url: string | null | undefined): string {
  return url ? `<a href="${escaped(url)}" class="ink" style="color:#1b1b1f">${html}</a>` : html;
}

/** Mail programs that are dark show these colors; those that know no media queries turn the light ones around. */
const DARK = `<style>
@media (prefers-color-scheme:dark){
body,.ink{color:#f2f2f5!important}
body{background:#17171a!important}
.quiet{color:#b4b4bf!important}
.action{background:#f2f2f5!important;color:#17171a!important}
}
</style>`;
const QUIET = "color:#5c5c66";

/** HTML for mail clients: styles are inline, and nothing is loaded from elsewhere. */
export function layOutHtml(content: MailContent): string {
  const { language, subject, greeting, body, facts, action, link, reason, footer } = content;
  const { dir } = languageOf(language);
  const lines = (value: string): string =>
    value
      .split("\n")
      .map((line) => words(isolatedLine(line)))
      .join("<br>");
  const rows = facts.map(
    ([label, value, url]) => `<tr>
<th scope="row" class="quiet" style="text-align:start;vertical-align:top;font-weight:normal;${QUIET};padding:4px 0;padding-inline-end:16px">${escaped(label)}</th>
<td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${linked(lines(value), url)}</td>
</tr>`,
  );
  const small = footer.map(
    ([label, url]) =>
      `<a href="${escaped(url)}" class="quiet" style="${QUIET};display:inline-block;padding:4px 0">${escaped(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
${DARK}
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1b1f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px">
<p style="margin:0 0 16px">${words(greeting)}</p>
<p style="margin:0 0 16px">${words(body)}</p>
${rows.length === 0 ? "" : `<table style="border-collapse:collapse;margin:0 0 16px">\n${rows.join("\n")}\n</table>`}
<p style="margin:24px 0"><a href="${escaped(link)}" class="action" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1b1b1f;color:#ffffff;text-decoration:none">${escaped(action)}</a></p>
<p class="quiet" style="margin:0;font-size:13px;${QUIET}">${[escaped(reason), ...small].join("<br>\n")}</p>
</div>
</body>
</html>
`;
}
