import sharp from "sharp";
import { createChance } from "#dev/seed/chance.ts";
import { drawFaces } from "#dev/seed/people.ts";
import { APART, glanceOf, drawLooks, STYLES, type Look } from "./look.ts";
import { portraitSvg } from "./portrait.ts";

const chance = createChance();
const looks = drawLooks(drawFaces(chance), chance);

test("nobody looks like anybody else within a wall's reach", () => {
  const twins = looks.filter((look, index) =>
    looks.slice(Math.max(0, index - APART), index).some((other) => glanceOf(other) === glanceOf(look)),
  );
  expect(twins).toEqual([]);
});

test("men do not wear earrings, only men have beards, and nobody young is bald", () => {
  expect(looks.filter(({ face, earrings }) => face.gender === "Male" && earrings)).toEqual([]);
  expect(looks.filter(({ face, beard }) => face.gender !== "Male" && beard !== "none")).toEqual([]);
  expect(looks.filter(({ face, style }) => style === "bald" && face.ageRange === "13-21")).toEqual([]);
  expect(new Set(looks.map(({ style }) => style)).size).toBeGreaterThan(12);
});

test.each(STYLES)("with the style %s a picture comes of it", async (style) => {
  const look: Look = { ...looks[0]!, style };
  const { width, height } = await sharp(Buffer.from(portraitSvg(look))).metadata();
  expect([width, height]).toEqual([400, 500]);
});
