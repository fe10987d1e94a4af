import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { readdirSync } from "node:fs";

const names = readdirSync(new URL("./bundles", import.meta.url));

type Texts = { readonly [key: string]: string | Texts };

async function bundle(language: string, name: string): Promise<ReadonlyMap<string, string>> {
  const { texts } = (await import(`./bundles/${name}/${language}.ts`)) as { texts: Texts };
  const flat = new Map<string, string>();
  function walk(part: Texts, path: string): void {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === "string") flat.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  }
  walk(texts, "");
  return flat;
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].filter((one) => one !== "{{count}}").toSorted();
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

describe.each(names)("%s", (name) => {
  test.each(["tr", "ar"])("%s fills in what English fills in", async (language) => {
    const [english, other] = await Promise.all([bundle("en", name), bundle(language, name)]);
    for (const [key, text] of other) {
      // A text for zero needs no number.
      if (key.endsWith("_zero")) continue;
      const original = english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
      expect([key, placeholders(text)]).toEqual([key, placeholders(original)]);
    }
  });

  test.each(LANGUAGE_TAGS)("%s leaves nothing empty", async (language) => {
    const empty = [...(await bundle(language, name))].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });
});

test.each(LANGUAGE_TAGS)("%s: the place of the mail is called as it is shown", async (language) => {
  const [shell, frame] = await Promise.all([bundle(language, "shell"), bundle(language, "frame")]);
  const names = [...shell].filter(([key]) => key.startsWith("notifications_")).map(([, text]) => text);
  expect(names.map((name) => name.split(":")[0])).toEqual(names.map(() => frame.get("place.mail")));
});
