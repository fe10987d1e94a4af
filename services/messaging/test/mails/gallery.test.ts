import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { MAX_SUBJECT, visibleLength } from "../../src/domain/mails/layout/subject.ts";
import { MAIL_LANGUAGES } from "../../src/domain/mails/mail-kinds.ts";
import { sampleMails, type SampleMail } from "./samples.ts";

const CASES = MAIL_LANGUAGES.flatMap((language) =>
  sampleMails(language).map((sample) => [language, sample.name, sample] as const),
);
const VOID = ["meta", "br", "!doctype"];

/** Elements that are not closed, or not in order. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)(!?[a-z][a-z0-9]*)[^>]*>/g)) {
    if (VOID.includes(name)) continue;
    if (slash === "") open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The words that a reader of the HTML sees. */
function seen(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  const text = body.replaceAll(/<(br|\/p|\/th|\/td)>/g, " ").replaceAll(/<[^>]*>/g, "");
  return wordsOf(text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity));
}

/** The words of a text without addresses and signs between its parts. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/https:\/\/\S+/g, " ")
    .replaceAll(/[\u2068\u2069]/g, "")
    .replaceAll(":", " ")
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "--");
}

/** What is wrong with a mail as it would be sent. */
const faultsOf = ({ mail: { subject, text, html } }: SampleMail): string[] => [
  ...(/undefined|null|NaN|Invalid Date|\{\{|\[object/.test(`${subject}${text}${html}`)
    ? ["a missing value"]
    : []),
  ...(visibleLength(subject) > MAX_SUBJECT ? [`a subject of ${visibleLength(subject)}`] : []),
  ...(/^[\s:,،.]|[\s:,،]$|: :|, ,|،\s*،/.test(subject) ? ["a gap in the subject"] : []),
  ...(/^[^:\n]+: *$/m.test(text.split("\n\n").slice(2, -2).join("\n\n")) ? ["a label without a value"] : []),
  ...unclosed(html).map((name) => `${name} not closed`),
  ...(html.match(/class="action"/g)?.length === 1 ? [] : ["not one action"]),
  ...(/<(img|link|script|iframe)|url\(|@import/.test(html) ? ["something from elsewhere"] : []),
  ...(html.match(/href="(?!https:\/\/)/) ? ["a link that is no https"] : []),
];

test.each(CASES)("%s: %s is whole", (_language, _name, sample) => {
  expect(faultsOf(sample)).toEqual([]);
});

test.each(CASES)("%s: %s says the same without markup", (_language, _name, { mail: { text, html } }) => {
  expect(wordsOf(text)).toEqual(seen(html));
});

test.each(CASES)(
  "%s: %s has one place to go, and ways to be left alone",
  (language, _name, { draft, mail }) => {
    const { text, html } = mail;
    expect(html).toContain(`lang="${language}" dir="${languageOf(language).dir}"`);
    expect(text).toContain(`\n${draft.link}\n`);
    const { unsubscribe = null, settings = null } = draft.footer ?? {};
    for (const link of [unsubscribe, settings])
      if (link !== null)
        for (const part of [text, html]) expect(part).toContain(link.replaceAll("&", "&amp;"));
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  },
);

const COLORS = /(?<![\w-])(?:color|background):(#[0-9a-f]{6})/g;
const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

test.each([
  ["light", "#ffffff"],
  ["dark", "#17171a"],
] as const)("on a %s ground every text can be read", (mode, ground) => {
  const [, , sample] = CASES[0] ?? [];
  const html = sample?.mail.html ?? "";
  const dark = html.slice(html.indexOf("<style>"), html.indexOf("</style>"));
  const part = mode === "dark" ? dark : html.replace(dark, "");
  const colors = [...part.matchAll(COLORS)].map(([, color = ""]) => color);
  expect(colors).toContain(ground);
  // A text of the ground's color stands on the action, which is of the text's color.
  const low = colors.filter((color) => color !== ground && contrast(color, ground) < 4.5);
  expect(low).toEqual([]);
});

test("every kind, reader and language is in the gallery", () => {
  expect(CASES.length).toBeGreaterThan(600);
  for (const language of MAIL_LANGUAGES)
    expect(CASES.filter(([one]) => one === language)).toHaveLength(CASES.length / 3);
});
