import { createChance } from "./chance.ts";
import type { Company } from "./productions.ts";

/** Background and mark. */
const COLORS = [
  ["#14213d", "#fca311"],
  ["#f4f1de", "#3d405b"],
  ["#0b5a6b", "#f2e9e4"],
  ["#fff3b0", "#540b0e"],
  ["#231942", "#be95c4"],
  ["#edf2f4", "#1b4332"],
  ["#d62828", "#fff8ec"],
] as const;

/** Marks in a 480 square, drawn in the parent's color. */
const EMBLEMS = [
  // A lens.
  `<circle cx="240" cy="240" r="150" fill="none" stroke="currentColor" stroke-width="34"/><circle cx="240" cy="240" r="62"/>`,
  // A curtain that opens.
  `<path d="M90 90 H230 Q220 260 90 390Z M390 90 H250 Q260 260 390 390Z"/>`,
  // A beam of light.
  `<path d="M214 80 H266 L400 392 H80Z" opacity=".85"/><circle cx="240" cy="92" r="34"/>`,
  // Frames of a film.
  `<path d="M84 120 H396 V176 H84Z M84 212 H396 V268 H84Z M84 304 H396 V360 H84Z"/>`,
  // A sun over a ridge.
  `<circle cx="240" cy="190" r="84"/><path d="M60 390 L190 232 L262 318 L316 258 L420 390Z"/>`,
  // Two masks that meet.
  `<path d="M96 110 H230 V260 A67 67 0 0 1 96 260Z"/><path d="M250 220 H384 V370 A67 67 0 0 1 250 370Z" opacity=".7"/>`,
] as const;

/** One in this many companies has no logo, and shows its initials. */
const WITHOUT = 7;

/** Logo files by company. A separate random sequence keeps the rest of the market the same with and without them. */
export function logosOf(companies: readonly Company[]): ReadonlyMap<string, string> {
  const chance = createChance();
  return new Map(
    companies.flatMap(({ id, createdAt }, place) =>
      (place + 1) % WITHOUT === 0 ? [] : [[id, chance.id(createdAt)] as const],
    ),
  );
}

/** The logo of a company by its index, as SVG, 480 by 480; consecutive companies differ in mark and color. */
export function logoSvg(place: number): string {
  const [ground, mark] = COLORS[place % COLORS.length] ?? COLORS[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<rect width="480" height="480" fill="${ground}"/><g fill="${mark}" color="${mark}">${EMBLEMS[place % EMBLEMS.length]}</g></svg>`;
}
