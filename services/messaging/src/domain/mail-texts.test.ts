import { MAIL_KINDS, mailText, type MailLanguage } from "./mail-texts.ts";

const facts = { firstName: "Ada", project: "The Long Night", link: "http://localhost/dashboard" };

test.each(
  MAIL_KINDS.flatMap((kind) => (["en", "tr", "ar"] as const).map((language) => [kind, language] as const)),
)("%s in %s is filled and ends with its link", (kind, language: MailLanguage) => {
  const { subject, text } = mailText(kind, language, facts);
  expect(`${subject}${text}`).not.toMatch(/[{}]/);
  expect(text).toContain("Ada");
  expect(text.trim().endsWith(facts.link)).toBe(true);
  expect(subject).not.toBe(language === "en" ? "" : mailText(kind, "en", facts).subject);
});

test("a language that is not ours is English", () => {
  expect(mailText("booked", "de", facts)).toEqual(mailText("booked", "en", facts));
});
