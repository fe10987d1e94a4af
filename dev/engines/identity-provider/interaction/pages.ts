import { contentSecurityPolicy } from "#dev/origin/content-security-policy.ts";
import { escapeHtml, htmlPage } from "#dev/engines/html-page.ts";

/** What the provider's own pages may load: files of this origin, nothing inline. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy();

function page(title: string, content: string, head = ""): string {
  const body = `<p class="mark">Callboard</p><h1>${escapeHtml(title)}</h1>${content}`;
  return htmlPage({ title: `${title} · Callboard`, styles: "/auth/pages.css", body, head });
}

/** The sign-out page: its script submits the form at once; the button serves browsers without scripts. */
export function signOutPage(form: string): string {
  const [start = "", end = ""] = form.split("</form>");
  const fields =
    '<input type="hidden" name="logout" value="yes"><button type="submit" autofocus>Sign out</button>';
  const script = '<script src="/auth/submit-form.js" defer></script>\n';
  return page("Signing out", `${start}${fields}</form>${end}`, script);
}

/** The page after signing out without a return address. */
export function signedOutPage(): string {
  return page("You are signed out", '<p><a href="/">Back to Callboard</a></p>');
}

/** Page for a rejected request: the reason in one sentence, and a link back. */
export function errorPage(reason: string): string {
  return page("Something went wrong", `<p>${escapeHtml(reason)}</p><p><a href="/">Back to Callboard</a></p>`);
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f7f6f3; --sheet: #fff; --ink: #1d1b18; --accent: #8a3b12; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #171614; --sheet: #211f1c; --ink: #f1eee8; --accent: #f0a177; --on-accent: #211f1c; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { background: var(--sheet); padding: 2rem; border-radius: 0.5rem; max-width: 26rem; margin: 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
.mark { margin: 0 0 1rem; font-weight: 600; color: var(--accent); }
a { color: var(--accent); }
button { font: inherit; padding: 0.5rem 1rem; border: 0; border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** The files that the pages load, by path. */
export const PAGE_FILES: ReadonlyMap<string, { readonly type: string; readonly text: string }> = new Map([
  ["/auth/pages.css", { type: "text/css; charset=utf-8", text: STYLE }],
  [
    "/auth/submit-form.js",
    { type: "text/javascript; charset=utf-8", text: "document.forms[0]?.requestSubmit();\n" },
  ],
]);
