import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { choosesDemo, marketOf, noteEmpty } from "./market-choice.ts";
import { chosenReach, refuseInPublic, refuseFullDisk } from "./start-choices.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-choices-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [{}, 4000, undefined, "http://localhost:4000"],
  [{ PORT: "", HOST: "", PUBLIC_URL: "" }, 4000, undefined, "http://localhost:4000"],
  [{ PORT: "4100" }, 4100, undefined, "http://localhost:4100"],
  [{ HOST: "127.0.0.1" }, 4000, "127.0.0.1", "http://localhost:4000"],
  [{ PUBLIC_URL: "https://casting.example/" }, 4000, undefined, "https://casting.example"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://casting.example" }, 4000, "0.0.0.0", "https://casting.example"],
])("%j is reached as it says", (env, port, host, publicUrl) => {
  expect(chosenReach(env)).toEqual({ port, host, publicUrl });
});

test.each([
  [{ PORT: "abc" }, "PORT is a whole number from 1 to 65535, not abc."],
  [{ PORT: "-1" }, "PORT is a whole number from 1 to 65535, not -1."],
  [{ PORT: "70000" }, "PORT is a whole number from 1 to 65535, not 70000."],
  [{ HOST: "0.0.0.0" }, /^HOST=0\.0\.0\.0 lets other machines in.+ssh -L 4000:localhost:4000/],
  [{ PUBLIC_URL: "casting.example" }, /^PUBLIC_URL is an origin such as/],
  [{ PUBLIC_URL: "https://casting.example/app" }, /^PUBLIC_URL is an origin such as/],
  [{ PUBLIC_URL: "http://casting.example" }, /^PUBLIC_URL must be https/],
])("%j is refused in a sentence", (env, sentence) => {
  expect(() => chosenReach(env)).toThrow(sentence);
});

test("under a public address there is no demo and no embedded provider, and mails leave", () => {
  const usual = { hasDemo: true, engines: "embedded", hasMailServer: false } as const;
  const whole = { hasDemo: false, engines: "real", hasMailServer: true } as const;
  const open = "https://casting.example";
  expect(() => refuseInPublic("http://localhost:4000", usual)).not.toThrow();
  expect(() => refuseInPublic(open, whole)).not.toThrow();
  expect(() => refuseInPublic(open, { ...whole, hasDemo: true })).toThrow(/with --empty/);
  expect(() => refuseInPublic(open, { ...whole, engines: "embedded" })).toThrow(/--engines real/);
  expect(() => refuseInPublic(open, { ...whole, hasMailServer: false })).toThrow(/ENGINE_SMTP_URL/);
  expect(() => refuseInPublic(open, { ...whole, watch: true })).toThrow(/without it/);
});

test("a folder stays what it was started as", () => {
  expect(marketOf(folder)).toBeNull();
  expect(choosesDemo(folder, { empty: false, reset: false })).toBe(true);
  expect(choosesDemo(folder, { empty: true, reset: false })).toBe(false);
  noteEmpty(folder);
  expect(marketOf(folder)).toBe("empty");
  expect(choosesDemo(folder, { empty: false, reset: false })).toBe(false);
  expect(() => choosesDemo(folder, { empty: true, reset: true })).toThrow(/real people's data/);
});

test("the demo is not taken for an empty product", () => {
  writeFileSync(join(folder, "seed.json"), '{"madeAt":"2026-11-30T10:00:00Z","done":true}');
  expect(() => choosesDemo(folder, { empty: true, reset: false })).toThrow(/holds the demo market/);
  expect(choosesDemo(folder, { empty: true, reset: true })).toBe(false);
  expect(choosesDemo(folder, { empty: false, reset: true })).toBe(true);
});

test("a disk with room is fine", () => {
  expect(() => refuseFullDisk(folder, false)).not.toThrow();
});
