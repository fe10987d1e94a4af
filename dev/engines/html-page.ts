const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, also between the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** A page that an engine of the one machine shows by itself. */
export interface HtmlPage {
  /** Plain text, with the name of what shows the page. */
  readonly title: string;
  /** Path of its one style sheet, on the same origin. */
  readonly styles: string;
  /** HTML. */
  readonly body: string;
  /** HTML, as for a script. */
  readonly head?: string;
}

/** The whole document; what stands in `body` and `head` must be escaped by then. */
export function htmlPage({ title, styles, body, head = "" }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${styles}">
${head}</head>
<body><main>${body}</main></body>
</html>`;
}
