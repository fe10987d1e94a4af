const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** A page shown by one of the local engines itself. */
export interface HtmlPage {
  /** Plain text, with the name of the engine. */
  readonly title: string;
  /** Path of its only style sheet, on the same origin. */
  readonly styles: string;
  /** HTML. */
  readonly body: string;
  /** Additional HTML of the head, such as a script. */
  readonly head?: string;
}

/** The complete document; `body` and `head` must already be escaped. */
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
