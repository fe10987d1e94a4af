import { glob, readFile } from "node:fs/promises";

test("kit knows no business word", async () => {
  const found: string[] = [];
  for await (const file of glob("**/*.{ts,sql}", { cwd: new URL("./", import.meta.url) })) {
    if (file.endsWith(".test.ts")) continue;
    const text = await readFile(new URL(file, import.meta.url), "utf8");
    if (/talent|submission|audition|casting|company/i.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});
