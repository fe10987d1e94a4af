import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { realm } from "../../../../deploy/keycloak/realm.ts";

const LOGIN = join(import.meta.dirname, "../../../../deploy/keycloak/theme/callboard/login");

function textsOf(language: string): Map<string, string> {
  const lines = readFileSync(join(LOGIN, `messages/messages_${language}.properties`), "utf8").split("\n");
  const pairs = lines.filter((line) => line !== "").map((line) => line.split(/=(.*)/s));
  return new Map(pairs.map(([key = "", text = ""]) => [key, text]));
}

const ENGLISH = textsOf("en");
const placeholders = (text: string): string[] => (text.match(/\{\d\}/g) ?? []).toSorted();

it.each(LANGUAGE_TAGS)("has every text in %s, with its placeholders", (language) => {
  const texts = textsOf(language);
  expect([...texts.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
  for (const [key, text] of texts) {
    expect([key, text.trim()]).not.toEqual([key, ""]);
    expect([key, placeholders(text)]).toEqual([key, placeholders(ENGLISH.get(key) ?? "")]);
  }
});

it.each(LANGUAGE_TAGS)("doubles every apostrophe in %s, which the format would swallow", (language) => {
  for (const [key, text] of textsOf(language))
    expect([key, text.replaceAll("''", "")]).toEqual([key, expect.not.stringContaining("'")]);
});

it("has the texts that its own pages name", () => {
  const pages = readdirSync(LOGIN).filter((file) => file.endsWith(".ftl"));
  const named = pages.flatMap((file) => [
    ...readFileSync(join(LOGIN, file), "utf8").matchAll(/\bmsg\("([\w-]+)"/g),
  ]);
  const own = named.flatMap(([, key]) => key ?? []);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((key) => !ENGLISH.has(key))).toEqual([]);
});

it("says what the realm's password policy rejects", () => {
  const mail = { host: "mail", port: 25, from: "a@b.test", encryption: "none" } as const;
  const { passwordPolicy } = realm({
    publicUrl: "https://a.test",
    clientSecret: "secret",
    mail,
    phones: true,
  });
  const rules = [...passwordPolicy.matchAll(/(\w+)\(/g)].map(([, name]) => name);
  const TEXTS: Record<string, string> = {
    length: "invalidPasswordMinLengthMessage",
    maxLength: "invalidPasswordMaxLengthMessage",
    notUsername: "invalidPasswordNotUsernameMessage",
    notEmail: "invalidPasswordNotEmailMessage",
  };
  expect(rules.map((name) => ENGLISH.has(TEXTS[name ?? ""] ?? ""))).toEqual(rules.map(() => true));
});

it.each([true, false])("names the phone at sign-in only where it signs in: %s", (phones) => {
  const mail = { host: "mail", port: 25, from: "a@b.test", encryption: "none" } as const;
  const wanted = realm({ publicUrl: "https://a.test", clientSecret: "secret", mail, phones });
  // The page reads the realm's flag; a username that is not the address is the number.
  expect(wanted).toMatchObject({ registrationEmailAsUsername: !phones, editUsernameAllowed: phones });
  expect(readFileSync(join(LOGIN, "login.ftl"), "utf8")).toContain(
    'realm.registrationEmailAsUsername?then(msg("email"), msg("emailOrPhone"))',
  );
});
