import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { readdirSync, readFileSync } from "node:fs";

const proto = new URL("../../../../../proto/callboard/", import.meta.url);

/** Every event of every service, by the name of its message; messages that are only part of another do not count. */
const events = readdirSync(proto)
  .filter((service) => service !== "common")
  .flatMap((service) => {
    const file = readFileSync(new URL(`${service}/v1/events.proto`, proto), "utf8");
    const names = [...file.matchAll(/^message (\w+) \{/gm)].map(([, name = ""]) => name);
    return names.filter((name) => !new RegExp(`^ {2}(repeated )?${name} \\w+ = `, "m").test(file));
  });

/** Field names of all events, as the log stores them. */
const facts = readdirSync(proto)
  .filter((service) => service !== "common")
  .flatMap((service) => {
    const file = readFileSync(new URL(`${service}/v1/events.proto`, proto), "utf8");
    return [...file.matchAll(/^ {2}(?:repeated )?[\w.]+ (\w+) = \d+;/gm)].map(([, name = ""]) => name);
  })
  .map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));

test.each(LANGUAGE_TAGS)("%s: every event of the catalogue has its text", async (language) => {
  const { texts } = (await import(`../../../i18n/bundles/audit/${language}.ts`)) as {
    texts: { event: Record<string, string> };
  };
  expect(events.length).toBeGreaterThan(70);
  expect(events.filter((name) => !texts.event[name])).toEqual([]);
});

/** Fields that are never shown, belong to a part of an event, or only occur in events that the log does not store. */
const HIDDEN =
  /^(mediaIds|releasedMediaIds|reason|to|startedBy|post|search|viewer|sender|message|filmingDates|slots|movedSlots|isPublic|substantive|favorite|matches|alert|full|left|days|arrivedAt|localDay|zone|decisions|decisionUsers|rate2?(Frequency)?|otherTimes|otherTimeUsers|undecided|undecidedUsers|unanswered|unansweredUsers)$/;

test("every fact that an event brings has its name", async () => {
  const { texts } = await import("#i18n/bundles/audit/en.ts");
  const { factsOf } = await import("./audit-facts.ts");
  const names = facts.flatMap((key) => factsOf(JSON.stringify({ [key]: "x" })).map(({ name }) => name));
  expect(names.filter((name) => name !== "change" && !HIDDEN.test(name) && !(name in texts.fact))).toEqual(
    [],
  );
});
