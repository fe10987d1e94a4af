import { languageOf } from "@callboard/catalog/interface/languages.ts";
import type { MailLanguage } from "./mail-kinds.ts";

/** A mail before it is laid out. */
export interface MailContent {
  readonly language: MailLanguage;
  readonly greeting: string;
  readonly body: string;
  readonly facts: ReadonlyArray<readonly [label: string, value: string, link?: string | null]>;
  readonly action: string;
  readonly link: string;
  readonly reason: string;
  /** Links below the reason. */
  readonly footer: ReadonlyArray<readonly [label: string, link: string]>;
}

/** Isolates a name or a time, so that it keeps its own direction in a line that may run the other way. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Plain text, with one item per line. */
export function layOutText(content: MailContent): string {
  const { language, greeting, body, facts, action, link, reason, footer } = content;
  const value = (text: string): string => (languageOf(language).dir === "rtl" ? isolated(text) : text);
  const rows = facts
    .map(([label, text, url]) => `${label}: ${value(text)}${url ? `\n${url}` : ""}`)
    .join("\n");
  const below = [reason, ...footer.map(([label, url]) => `${label}:\n${url}`)].join("\n");
  const parts = [greeting, body, rows, `${action}:\n${link}`, `--\n${below}`];
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

function linked(html: string, url: string | null | undefined): string {
  return url ? `<a href="${escaped(url)}" style="color:#1b1b1f">${html}</a>` : html;
}

/** HTML for mail clients: styles are inline, and nothing is loaded from elsewhere. */
export function layOutHtml(content: MailContent): string {
  const { language, greeting, body, facts, action, link, reason, footer } = content;
  const { dir } = languageOf(language);
  const rows = facts.map(
    ([label, value, url]) => `<tr>
<th scope="row" style="text-align:start;vertical-align:top;font-weight:normal;color:#5c5c66;padding:4px 0;padding-inline-end:16px">${escaped(label)}</th>
<td style="padding:4px 0">${linked(`<bdi>${escaped(value)}</bdi>`, url)}</td>
</tr>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1b1f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px">
<p style="margin:0 0 16px">${escaped(greeting)}</p>
<p style="margin:0 0 16px">${escaped(body)}</p>
${rows.length === 0 ? "" : `<table style="border-collapse:collapse;margin:0 0 16px">\n${rows.join("\n")}\n</table>`}
<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#1b1b1f;color:#ffffff;text-decoration:none">${escaped(action)}</a></p>
<p style="margin:0;font-size:13px;color:#5c5c66">${[escaped(reason), ...footer.map(([label, url]) => `<a href="${escaped(url)}" style="color:#5c5c66">${escaped(label)}</a>`)].join("<br>\n")}</p>
</div>
</body>
</html>
`;
}
