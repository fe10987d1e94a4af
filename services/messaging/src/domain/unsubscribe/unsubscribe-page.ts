import { languageOf, LANGUAGE_TAGS, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import { escaped } from "#domain/mails/layout/mail-layout.ts";
import { UNSUBSCRIBE_TEXTS } from "./unsubscribe-texts.ts";
import type { UnsubscribeTarget } from "./unsubscription.ts";

/** What the page says: a question with a button, that it is done, or why the link does nothing. */
export type UnsubscribeView =
  | { readonly view: "question" | "done"; readonly target: UnsubscribeTarget }
  | { readonly view: "expired" | "forged" };

/** The first of our languages in an `Accept-Language` header; English if it has none. */
export function languageFrom(header: string): InterfaceLanguage {
  const wanted = header.split(",", 20).map((part) => (part.split(/[;-]/)[0] ?? "").trim().toLowerCase());
  return wanted.flatMap((tag) => LANGUAGE_TAGS.filter((own) => own === tag))[0] ?? "en";
}

/**
 * The page behind a link that turns off mails, in HTML without scripts. Opening it changes nothing, because programs that
 * check mails open their links; its button does.
 */
export function unsubscribePage(state: UnsubscribeView, language: string, settingsUrl: string): string {
  const { value, dir } = languageOf(language);
  const texts = UNSUBSCRIBE_TEXTS[value];
  const kind = "target" in state ? (texts.kinds[state.target] ?? "") : "";
  const words = {
    question: texts.questionHelp,
    done: texts.doneHelp,
    expired: texts.settingsHelp,
    forged: texts.settingsHelp,
  }[state.view].replace("{kind}", () => kind);
  const form = `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escaped(texts.button)}</button></form>`;
  return `<!doctype html>
<html lang="${value}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(texts[state.view])} · Callboard</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(texts[state.view])}</h1>
<p>${escaped(words)}</p>
${state.view === "question" ? form : ""}
<p><a href="${escaped(settingsUrl)}">${escaped(texts.settings)}</a></p>
</main>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1b1f;background:#fff}
main{max-width:480px;margin:10vh auto}
h1{font-size:24px;line-height:1.3;margin:0 0 12px}
button{font:inherit;min-height:44px;padding:8px 20px;border:0;border-radius:8px;background:#1b1b1f;color:#fff;cursor:pointer}
a{color:inherit}
:focus-visible{outline:3px solid #4f6ef7;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#f2f2f5;background:#17171a}button{background:#f2f2f5;color:#17171a}}`;
