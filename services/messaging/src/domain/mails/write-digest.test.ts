import { HAPPENING_NAMES } from "#domain/notices/notices.ts";
import { MAIL_LANGUAGES } from "./mail-kinds.ts";
import { writeDigest } from "./write-digest.ts";

const lines = HAPPENING_NAMES.map((happening) => ({
  happening,
  count: 3,
  about: ["The Long Night", "", "Captain"],
  person: { id: "maya", name: "Maya Okafor" },
}));
const link = "http://localhost/dashboard";

test.each(MAIL_LANGUAGES)("the daily mail in %s says what happened, how often and about what", (language) => {
  const { subject, text, html } = writeDigest({ language, firstName: "Ada", lines, total: 90, link });
  expect(`${subject}${text}${html}`).not.toMatch(/\{\w*\}|undefined/);
  expect(subject).toContain("90");
  expect(text).toContain("Ada");
  expect(text.match(/\(3\)/g)).toHaveLength(HAPPENING_NAMES.length);
  // From right to left each name is isolated.
  const names = text.replaceAll(/[\u2068\u2069]/g, "");
  expect(names.match(/The Long Night · Captain · Maya Okafor/g)).toHaveLength(HAPPENING_NAMES.length);
  expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
  expect(text.split(link)).toHaveLength(2);
});

test.each([
  ["en", "Waiting for your decision (3): Ann · Bo · and 1 more"],
  ["tr", "Kararınızı bekliyor (3): Ann · Bo · ve 1 kişi daha"],
  ["ar", "بانتظار قراركم (3): \u2068Ann\u2069 · \u2068Bo\u2069 · و1 آخرون"],
])(
  "in %s a line about several people counts them, names the first, and leads to all of them",
  (language, words) => {
    const people = [
      { id: "1", name: "Ann" },
      { id: "2", name: "Bo" },
    ];
    const list = "http://localhost/waiting-for-you";
    const waiting = {
      happening: "waiting-decisions",
      count: 3,
      about: [],
      person: null,
      people,
      link: list,
    } as const;
    const written = writeDigest({ language, firstName: "Ada", lines: [waiting], total: 1, link });
    expect(written.text).toContain(`${words}\n${list}\n`);
    expect(written.html).toContain(`<a href="${list}"`);
  },
);

test.each(["A$$AP", "$&", "$'"])("greets %s by that name", (firstName) => {
  const { text } = writeDigest({ language: "en", firstName, lines: [], total: 0, link });
  expect(text.split("\n")[0]).toBe(`Hello ${firstName},`);
});

test("what happened once has no figure, and another language is English", () => {
  const one = [{ happening: "booked", count: 1, about: [], person: null }] as const;
  const { subject, text } = writeDigest({ language: "xx", firstName: "Ada", lines: one, total: 1, link });
  expect(subject).toBe("Your day on Callboard: 1");
  expect(text).toContain("Booked: \n");
  expect(writeDigest({ language: "en", firstName: "Ada", lines: one, total: 1, link }).text).toBe(text);
});
