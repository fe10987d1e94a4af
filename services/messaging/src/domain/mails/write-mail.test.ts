import { NOTICE_NAMES, NOTICES } from "@callboard/catalog/events/events.ts";
import { isMailed } from "#domain/notices/notices.ts";
import { MAIL_LANGUAGES, type MailFacts, type MailKind, type MailReader } from "./mail-kinds.ts";
import { writeMail, type WrittenMail } from "./write-mail.ts";

const facts: MailFacts = {
  firstName: "Ada",
  project: "The Long Night",
  role: "Captain",
  company: "Marsh Lane Pictures",
  talent: "Maya Okafor",
  startsAt: new Date("2026-12-01T18:00:00Z"),
  respondBy: new Date("2026-11-30T18:00:00Z"),
  zone: "America/Los_Angeles",
  changes: ["Pay", "Place"],
  file: "reel.mp4",
};
const link = "http://localhost/dashboard";

const KINDS = NOTICE_NAMES.filter((name): name is MailKind => isMailed(name));
const READERS: readonly MailReader[] = ["talent", "agent", "casting", "admin"];
const CASES = KINDS.flatMap((kind) =>
  READERS.flatMap((reader) => MAIL_LANGUAGES.map((language) => [kind, reader, language] as const)),
);
const reads = (kind: MailKind, reader: MailReader): boolean => NOTICES[kind].mailed.includes(reader);
const GETS = CASES.filter(([kind, reader]) => reads(kind, reader));
const GETS_NOT = CASES.filter(([kind, reader]) => !reads(kind, reader));

function written(kind: MailKind, reader: MailReader, language: string, changed: Partial<MailFacts> = {}) {
  return writeMail({ kind, reader, language, facts: { ...facts, ...changed }, link }) as WrittenMail;
}

/** The text that a reader of the HTML sees. */
function visible(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("&#39;", "'");
}

test.each(GETS)("%s for %s in %s says who, what, when and one thing to do", (kind, reader, language) => {
  const { subject, text, html } = written(kind, reader, language);
  expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/);
  for (const version of [text, visible(html)]) {
    expect(version).toContain("Ada");
    expect(version).toContain(facts.role);
    expect(version).toContain(facts.project);
    if (reader === "agent" || reader === "casting") expect(version).toContain(facts.talent);
    // Ten in the morning local time, with the name of the zone.
    expect(version).toMatch(/10:00.*(Pacific Standard Time|Pasifik Standart Saati|توقيت المحيط الهادي)/);
  }
  expect(text.split(link)).toHaveLength(2);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
});

test.each(GETS.filter(([kind]) => kind === "released"))(
  "%s for %s in %s says the sum that is due",
  (kind, reader, language) => {
    const due = {
      days: [{ day: "2026-12-14", percent: 50 }],
      amount: 600,
      currency: "USD",
      beyondControl: false,
    };
    const label = {
      en: "Due for this release",
      tr: "Serbest bırakma için ödenecek",
      ar: "المستحق عن إلغاء الحجز",
    };
    const { text, html } = written(kind, reader, language, { due });
    for (const version of [text, visible(html)]) {
      expect(version).toContain(label[language]);
      expect(version).toMatch(/600/);
      expect(version).toMatch(/50/);
    }
    expect(written(kind, reader, language).text).not.toContain(label[language]);
  },
);

test.each(GETS_NOT)("%s is no mail for %s, in %s neither", (kind, reader, language) => {
  expect(written(kind, reader, language)).toBeNull();
});

test.each(GETS.filter(([, , language]) => language !== "en"))(
  "%s for %s is not English in %s",
  (kind, reader, language) => {
    const english = written(kind, reader, "en");
    const own = written(kind, reader, language);
    expect(own.subject).not.toBe(english.subject);
    expect(own.text.split("\n")[2]).not.toBe(english.text.split("\n")[2]);
  },
);

test("a language that is not ours is English", () => {
  expect(written("booked", "talent", "de")).toEqual(written("booked", "talent", "en"));
});

const AUDITION = {
  minutes: 15,
  place: "Studio 4",
  videoLink: "https://call.example/42",
  readerZone: "Europe/Istanbul",
} as const;

test("times are the reader's first, and those of the place below", () => {
  const { text } = written("audition-requested", "talent", "en", AUDITION);
  expect(text).toContain(`Time: Tuesday, December 1, 2026 at 9:00 PM Türkiye Standard Time
Tuesday, December 1, 2026 at 10:00 AM Pacific Standard Time there
Length: 15 minutes
`);
  const near = written("audition-requested", "talent", "en", { ...AUDITION, readerZone: "America/Tijuana" });
  expect(near.text).not.toContain("there");
});

test.each<[MailKind, MailReader, boolean, boolean]>([
  ["audition-requested", "talent", false, false],
  ["audition-requested", "agent", false, false],
  ["audition-confirmed", "talent", true, true],
  ["time-requested", "casting", false, true],
])("in %s the %s reads the place (confirmed: %s): %s", (kind, reader, placeShown, isRead) => {
  const { text, html } = written(kind, reader, "en", { ...AUDITION, placeShown });
  for (const version of [text, html]) {
    expect(version.includes("Studio 4")).toBe(isRead);
    expect(version.includes("https://call.example/42")).toBe(isRead);
    expect(version.includes("Shown once the audition is confirmed")).toBe(!isRead);
  }
});

const TERMS = {
  kind: "Offer",
  days: ["2026-12-14", "2026-12-15"],
  fee: 1_200,
  currency: "USD",
  unit: "Daily",
  text: "Travel and hotel paid",
  cancellation: null,
};

test.each([
  ["en", "$1,200 per day", "Accepting it books you."],
  ["tr", "$1.200", "Kabul ettiğinizde rolünüz kesinleşir."],
  ["ar", "1,200", "قبوله يعني حجزك."],
])("in %s an offer says its days, fee, terms and deadline", (language, fee, meaning) => {
  const { text } = written("offer-made", "talent", language, { terms: TERMS });
  for (const said of [fee, meaning, "Travel and hotel paid", "2026"]) expect(text).toContain(said);
  expect(text).toMatch(/14.*15.*2026/);
});

test("a response says what was responded", () => {
  const { text } = written("request-answered", "casting", "en", {
    terms: { ...TERMS, kind: "Hold" },
    response: "Conditional",
  });
  expect(text).toContain("Request: Hold\nResponse: Available with a condition\n");
});

test.each([
  ["FirstRefusal", "First refusal for Captain, The Long Night"],
  ["Hold", "Hold for Captain, The Long Night"],
  ["Avail", "Availability check for Captain, The Long Night"],
])("the subject of a request of the kind %s is %s", (kind, subject) => {
  expect(written("avail-requested", "talent", "en", { terms: { ...TERMS, kind } }).subject).toBe(subject);
});

test("a subject names role and project, cut as far as a list of mails shows", () => {
  expect(written("booked", "talent", "en").subject).toBe("You are booked for Captain, The Long Night");
  const { subject } = written("booked", "agent", "en", {
    project: "A project with a title that is longer than any list of mails shows, ever",
    role: "The Third Lighthouse Keeper",
    talent: "Maximiliana Papadopoulou",
  });
  expect(subject.length).toBeLessThanOrEqual(78);
  expect(subject).toContain("The Third Light");
  expect(subject).toContain("A project with");
});

test("names keep their direction, and bring no marks of their own", () => {
  const { subject, text, html } = written("booked", "talent", "en", { project: "ليل\u202eطويل", role: "" });
  expect(subject).toBe("You are booked for \u2068ليلطويل\u2069");
  expect(text).toContain("booked for \u2068ليلطويل\u2069.");
  expect(html).toContain("booked for <bdi>ليلطويل</bdi>.");
  expect(`${subject}${text}${html}`).not.toContain("\u202e");
});

test.each<[MailReader, string[]]>([
  ["talent", ["Project", "Role", "Company", "Time", "Respond by", "What changed"]],
  ["agent", ["Project", "Role", "Company", "Client", "Time", "Respond by", "What changed"]],
  ["casting", ["Project", "Role", "Performer", "Time", "Respond by", "What changed"]],
])("%s reads %j, and nothing that they are themselves", (reader, labels) => {
  const { text } = written("audition-confirmed", reader, "en");
  const rows = text.split("\n\n")[2]?.split("\n") ?? [];
  expect(rows.map((row) => row.split(":")[0])).toEqual(labels);
  expect(rows.at(-1)).toBe("What changed: Pay · Place");
});

test.each([
  ["en", "Tuesday, December 1, 2026 at 10:00"],
  ["tr", "1 Aralık 2026 Salı 10:00"],
  ["ar", "الثلاثاء، 1 ديسمبر 2026"],
])("in %s the day is written out, in Latin digits: %s", (language, day) => {
  expect(written("audition-requested", "talent", language).text).toContain(day);
});

test.each([
  ["welcome", "admin", "an admin of Callboard"],
  ["booked", "agent", "represent this person"],
  ["project-approved", "casting", "cast for this company"],
  ["company-invited", "invitee", "invited this address"],
] as const)("%s explains to the %s why they get it: %s", (kind, reader, reason) => {
  expect(written(kind, reader, "en").text.split("--\n")[1]).toContain(reason);
});

test.each(MAIL_LANGUAGES)("in %s a file that is ready is named", (language) => {
  const { subject, text } = written("media-ready", "talent", language);
  expect(subject).toContain("reel.mp4");
  expect(text).toContain("reel.mp4");
});

test("what is not known is left out, with its label", () => {
  const { text } = written("audition-requested", "talent", "en", {
    role: "",
    company: "",
    startsAt: null,
    respondBy: null,
    changes: [],
  });
  expect(text).toBe(`Hello Ada,

You have an audition request for The Long Night. Open it to confirm or decline.

Project: The Long Night

Respond:
http://localhost/dashboard

--
You get this email because you have a Callboard account as talent.
`);
});

test("names are text, never markup, and never placeholders", () => {
  const { html, text } = written("booked", "talent", "en", { project: `<b>"A" & {talent}</b>` });
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;b&gt;&quot;A&quot; &amp; {talent}&lt;/b&gt;");
  expect(text).toContain(`<b>"A" & {talent}</b>`);
});
