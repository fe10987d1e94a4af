import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { FROM_ENGINES } from "./settings-page.ts";
import { commentsOf, settingsOf } from "./setting-docs.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "callboard-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function declared(source: string): string {
  const file = join(folder, "config.ts");
  writeFileSync(file, source);
  return relative(root, file);
}

test("a setting has its type, its default and the comment above it", () => {
  const own = declared(`
    /** How often it looks. */
    SWEEP_MS: 1,
    /**
     * Where it looks:
     * an address.
     */
    PLACE: 2,
    /** Which way. */
    WAY: 3,
    /** Whether it looks. */
    LOOKS: 4,
    /** A name. */
    NAME: 5,
  `);
  const one = z.object({
    SWEEP_MS: z.coerce.number().int().min(10).default(600),
    PLACE: z.url(),
    LOOKS: z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .default(false),
  });
  const ways = z.discriminatedUnion("WAY", [
    z.object({ WAY: z.literal("left").default("left") }),
    z.object({ WAY: z.literal("right"), NAME: z.string().optional() }),
  ]);
  const found = settingsOf(root, own, z.intersection(one, ways));
  expect(found.map(({ name, type, preset, isRequired }) => [name, type, preset, isRequired])).toEqual([
    ["SWEEP_MS", "integer, 10 or more", "600", false],
    ["PLACE", "address", null, true],
    ["LOOKS", "`true`, `false`", "false", false],
    ["WAY", "`left`, `right`", "left", false],
    ["NAME", "text", null, false],
  ]);
  expect(found[1]?.meaning).toBe("Where it looks: an address.");
});

test("a setting that no comment explains is refused by name", () => {
  const own = declared("PLACE: 1,");
  expect(() => settingsOf(root, own, z.object({ PLACE: z.url() }))).toThrow("no comment says what PLACE is");
});

test("a comment belongs to the setting right below it alone", () => {
  expect([...commentsOf("/** First. */\nONE: 1,\nTWO: 2,\n/** Third. */\nTHREE: 3,")]).toEqual([
    ["ONE", "First."],
    ["THREE", "Third."],
  ]);
});

test("the example of an environment has every variable of engines that the page names", () => {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  expect(Object.values(FROM_ENGINES).filter((variable) => !example.includes(`${variable}=`))).toEqual([]);
});
