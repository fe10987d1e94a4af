import type { Chance } from "./chance.ts";

const PALETTES = [
  ["#14213d", "#fca311", "#e5e5e5"],
  ["#2b2d42", "#ef233c", "#edf2f4"],
  ["#0b3c49", "#e8871e", "#f4f1de"],
  ["#3d405b", "#81b29a", "#f4f1de"],
  ["#231942", "#be95c4", "#f2e9e4"],
  ["#1b4332", "#d8f3dc", "#ffb703"],
  ["#540b0e", "#e09f3e", "#fff3b0"],
  ["#003049", "#d62828", "#fcbf49"],
] as const;

const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function shapes(chance: Chance, accent: string): string {
  const circle = (): string =>
    `<circle cx="${chance.int(60, 420)}" cy="${chance.int(80, 420)}" r="${chance.int(40, 150)}" fill="${accent}" opacity="${chance.pick([0.25, 0.5, 0.85])}"/>`;
  const beam = (): string =>
    `<path d="M${chance.int(0, 480)} 0 L${chance.int(0, 480)} 720 L${chance.int(0, 480)} 720Z" fill="${accent}" opacity=".3"/>`;
  const horizon = (): string =>
    `<path d="M0 ${chance.int(300, 460)} Q240 ${chance.int(220, 520)} 480 ${chance.int(300, 460)} V720 H0Z" fill="${accent}" opacity=".4"/>`;
  return chance
    .some([circle, circle, beam, beam, horizon], 2, 4)
    .map((make) => make())
    .join("");
}

const TITLE_SIZE = 58;
/** Width between the margins. */
const TITLE_WIDTH = 400;
/** Maximum average width of a bold letter at font size 1: that of DejaVu Serif, the wider of the two fonts. */
const LETTER_WIDTH = 0.72;
const LINE_HEIGHT = 1.07;

/** The words of a title in lines of about a dozen letters. */
function lines(title: string): string[] {
  const made: string[] = [];
  for (const word of title.split(" ")) {
    const last = made.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 12) made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

/** A poster as SVG, 480 by 720. */
export function posterSvg(title: string, subtitle: string, chance: Chance): string {
  const [ground, accent, ink] = chance.pick(PALETTES);
  const all = lines(title);
  const longest = Math.max(...all.map((line) => line.length));
  const size = Math.min(TITLE_SIZE, Math.floor(TITLE_WIDTH / (longest * LETTER_WIDTH)));
  const text = all
    .map((line, index) => {
      const y = 600 - Math.round((all.length - 1 - index) * size * LINE_HEIGHT);
      return `<text x="40" y="${y}" font-size="${size}">${escape(line)}</text>`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 720" width="480" height="720">
<rect width="480" height="720" fill="${ground}"/>${shapes(chance, accent)}
<g fill="${ink}" font-family="Georgia, 'DejaVu Serif', serif" font-weight="700">${text}</g>
<text x="42" y="650" fill="${ink}" opacity=".85" font-family="'DejaVu Sans', sans-serif" font-size="20">${escape(subtitle)}</text></svg>`;
}
