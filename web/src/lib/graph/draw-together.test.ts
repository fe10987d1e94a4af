import { drawTogether } from "./draw-together.ts";

test("what changes in one step happens in the next, in order, and each once", async () => {
  const happened: string[] = [];
  drawTogether(() => happened.push("list"));
  drawTogether(() => happened.push("answer"));
  expect(happened).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(happened).toEqual(["list", "answer"]);
  drawTogether(() => happened.push("more"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(happened).toEqual(["list", "answer", "more"]);
});
