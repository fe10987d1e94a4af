import { escapeHtml, htmlPage } from "#dev/engines/html-page.ts";
import type { StoredMessage } from "./message-store.ts";

/** The pages load one style sheet of this origin and nothing else. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page(title: string, body: string): string {
  return htmlPage({ title: `${title} · Mailbox`, styles: "/dev/mailbox/mailbox.css", body });
}

function time(message: StoredMessage): string {
  const shown = message.receivedAt.slice(0, 19).replace("T", " ");
  return `<time datetime="${message.receivedAt}">${shown} UTC</time>`;
}

function row(message: StoredMessage): string {
  const link = `<a href="/dev/mailbox/${message.id}">${escapeHtml(message.subject || "(no subject)")}</a>`;
  return `<tr><td>${link}</td><td dir="auto">${escapeHtml(message.to)}</td><td>${time(message)}</td></tr>`;
}

/** The list of messages, newest first, with a filter by address. */
export function listPage(messages: readonly StoredMessage[], to: string): string {
  const filter = `<form method="get" action="/dev/mailbox"><label for="to">Messages to</label>
<input id="to" name="to" type="text" value="${escapeHtml(to)}"> <button type="submit">Show</button></form>`;
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
<tbody>${messages.map(row).join("")}</tbody></table>`;
  const empty = "<p>No messages yet. Emails sent in development appear here.</p>";
  return page("Messages", `<h1>Mailbox</h1>${filter}${messages.length === 0 ? empty : table}`);
}

function file({ fileName, type, content }: NonNullable<StoredMessage["attachments"]>[number]): string {
  return `<h2>${escapeHtml(fileName)}</h2><p>${escapeHtml(type)}</p><pre dir="auto">${escapeHtml(content)}</pre>`;
}

/** One message; its text and its files are shown unchanged. */
export function messagePage(message: StoredMessage): string {
  const head = `<dl><dt>To</dt><dd dir="auto">${escapeHtml(message.to)}</dd><dt>Received</dt><dd>${time(message)}</dd></dl>`;
  const back = '<p><a href="/dev/mailbox">All messages</a></p>';
  const title = message.subject || "(no subject)";
  const files = (message.attachments ?? []).map(file).join("");
  return page(
    title,
    `${back}<h1 dir="auto">${escapeHtml(title)}</h1>${head}<pre dir="auto">${escapeHtml(message.text)}</pre>${files}`,
  );
}

/** Page for a message that was discarded or never existed. */
export function missingPage(): string {
  return page(
    "Message not found",
    '<h1>Message not found</h1><p><a href="/dev/mailbox">All messages</a></p>',
  );
}

export const STYLE = `
:root { color-scheme: light dark; --ground: #f7f6f3; --sheet: #fff; --ink: #1d1b18; --accent: #8a3b12; --line: #8a857c; }
@media (prefers-color-scheme: dark) { :root { --ground: #171614; --sheet: #211f1c; --ink: #f1eee8; --accent: #f0a177; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
a { color: var(--accent); }
table { border-collapse: collapse; width: 100%; background: var(--sheet); margin-top: 1rem; }
th, td { text-align: start; padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
pre { background: var(--sheet); padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
input, button { font: inherit; padding: 0.375rem 0.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
