import { waitFor } from "@callboard/testkit/wait-for.ts";
import { thing } from "./contract-documents.ts";
import type { Filter, SearchDocument, SearchIndex } from "#search.ts";

/** The contract of every search engine for suggestions while someone types. */
export function describeSuggestions(filled: (...documents: SearchDocument[]) => Promise<SearchIndex>): void {
  let index: SearchIndex;
  const suggested = async (text: string): Promise<string[]> =>
    (await index.suggest(text)).map(({ id }) => id);
  beforeAll(async () => {
    index = await filled(
      thing("grey", "The Grey Harbour", { keywords: { kind: ["x"] } }),
      thing("harbour", "Harbour Lights", { keywords: { kind: ["y"] } }),
      thing("isik", "Işıklar", { keywords: { kind: ["x"] } }),
      thing("istanbul", "İSTANBUL Irmağı"),
      thing("creme", "Crème brûlée"),
      thing("strasse", "Straße nach Łódź"),
      thing("cairo", "ليالي القاهرة"),
      thing("john", "John Smith"),
      thing("long", "One two three four five six seven eight nine ten"),
      thing("twice", "Paris Paris Nord"),
      thing("silent", "Harbour unseen", { suggest: null }),
      ...Array.from({ length: 12 }, (_, place) => thing(`many${place}`, `Many ${place}`)),
    );
  });

  it.each([
    ["the start of the text comes first", "har", ["harbour", "grey"]],
    ["all that was typed at the start comes first", "harbour li", ["harbour"]],
    ["the start of each word", "ha gr", ["grey"]],
    ["the start of each word, whatever their order", "lights harb", ["harbour"]],
    ["one letter of each word", "b c", ["creme"]],
    ["words behind the eighth", "ten nine", ["long"]],
    ["a word behind the eighth and one before", "ni tw", ["long"]],
    ["words of which one starts with the other, in one word", "par pari n", ["twice"]],
    ["the same word twice", "lights lights", ["harbour"]],
    ["words of two texts", "smith harbour", []],
    ["not the middle of a word", "arbour l", []],
    ["Turkish letters", "ISIK", ["isik"]],
    ["a dotless i for a dotted one", "ıstanbul", ["istanbul"]],
    ["a dotted i for a dotless one", "irmagi", ["istanbul"]],
    ["a capital I", "IRMAĞI", ["istanbul"]],
    ["accents that are missing", "creme brulee", ["creme"]],
    ["accents that are typed", "hárböur lïg", ["harbour"]],
    ["letters that have no plain form of their own", "lodz strasse", ["strasse"]],
    ["Arabic", "القاه", ["cairo"]],
    ["Arabic with vowel signs", "القَاهِرة", ["cairo"]],
    ["spaces around", "  lights ", ["harbour"]],
    ["nothing typed", "   ", []],
    ["signs only", " -'% ", []],
  ])("%s: %s", async (_name, text, ids) => {
    expect(await suggested(text)).toEqual(ids);
  });

  it.each([
    ["a wrong letter", "harbiur", ["harbour", "grey"]],
    ["a wrong second letter", "hirbour", ["harbour", "grey"]],
    ["a missing letter", "harbr", ["harbour", "grey"]],
    ["a missing second letter", "hrbour", ["harbour", "grey"]],
    ["a letter too many", "harrbour", ["harbour", "grey"]],
    ["swapped letters", "jhon", ["john"]],
    ["an error in a word that is not finished", "hrab", ["harbour", "grey"]],
    ["an error in one of two words", "ha grei", ["grey"]],
    ["an error in each of two words", "jhon smiht", ["john"]],
    ["Turkish letters and an error", "ıstabul", ["istanbul"]],
    ["accents and an error", "crméé", ["creme"]],
    ["Arabic and another letter at the end", "القاهره", ["cairo"]],
    ["the middle of a word is no error", "arbour", []],
    ["a wrong first letter", "jarbour", []],
    ["two errors in one word", "hrabuor", []],
    ["an error in a word of three letters", "hra", []],
    ["words of which one is nowhere", "harbour xyz", []],
    ["an error in a word and the first letter of another", "s jhon", ["john"]],
    ["an error in a word and a start of the same one", "jhon jo", ["john"]],
    ["an error in a word that is typed again", "jhon john", ["john"]],
    ["an error in a word and the start of one behind the eighth", "threee te", ["long"]],
    ["an error in a word and a letter that no other word begins with", "jhon x", []],
  ])("forgive typing errors where nothing is as typed: %s, %s", async (_name, text, ids) => {
    expect((await suggested(text)).toSorted()).toEqual(ids.toSorted());
  });

  it("respect filters, answer the text as it was written, and are ten at most", async () => {
    const filter: Filter = { kind: "any", field: "kind", values: ["x"] };
    expect(await index.suggest("har", [filter])).toEqual([{ id: "grey", text: "The Grey Harbour" }]);
    expect(await index.suggest("hrab", [filter])).toEqual([{ id: "grey", text: "The Grey Harbour" }]);
    expect(await index.suggest("many")).toHaveLength(10);
  });

  it("forget what was removed, and know what it was renamed to", async () => {
    const own = await filled(thing("one", "Former Title"), thing("two", "Removed Title"));
    await own.write([thing("one", "Present Title", { version: 2 })]);
    await own.remove("two", 2);
    await waitFor("the new name", async () => (await own.suggest("pres")).length === 1);
    expect(await own.suggest("former")).toEqual([]);
    await waitFor("it is gone", async () => (await own.suggest("removed")).length === 0);
    expect(await own.suggest("remvoed")).toEqual([]);
    expect(await own.suggest("persent")).toMatchObject([{ id: "one" }]);
  });
}
