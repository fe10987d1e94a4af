import { glob, readFile } from "node:fs/promises";

const PACKAGES = new URL("../../", import.meta.url);

test("the packages that every service runs on know no business word", async () => {
  const found: string[] = [];
  for await (const file of glob("{bus,graphql,grpc,kit,mail,runtime,search,tracing}/src/**/*.{ts,sql}", {
    cwd: PACKAGES,
  })) {
    if (/\.(test|contract)\.ts$|\/contract\//.test(file)) continue;
    const text = await readFile(new URL(file, PACKAGES), "utf8");
    if (/talent|submission|audition|casting|company/i.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});
