import { shade } from "./colors.ts";
import type { Look, Style } from "./look.ts";

/** Hair behind the head and in front of it. */
export interface Hair {
  readonly behind: string;
  readonly front: string;
}

/** Single strands along a curve that moves from `from` to `to`, which give flat shapes the texture of hair. */
function strands(color: string, count: number, at: (share: number) => string): string {
  const paths = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    const tone = shade(color, [0.22, -0.3, 0.1, -0.2, 0.3][index % 5] ?? 0);
    return `<path d="${at(share)}" stroke="${tone}"/>`;
  });
  return `<g fill="none" stroke-width="1.6" stroke-linecap="round" opacity=".5">${paths.join("")}</g>`;
}

const blob = (path: string, fill = "url(#h)"): string => `<path d="${path}" fill="${fill}"/>`;

/** A mass of curls: a plain area with curls around its edge and on top. */
function curls(
  hair: string,
  { x, y, rx, ry, radius }: { x: number; y: number; rx: number; ry: number; radius: number },
): string {
  const ring = (share: number, size: number, turn: number): string[] => {
    const count = Math.max(6, Math.round((Math.PI * (rx + ry) * share) / (size * 1.25)));
    return Array.from({ length: count }, (_, index) => {
      const angle = turn + (index / count) * 2 * Math.PI;
      const tone = shade(hair, [0.12, -0.2, 0.02, -0.1, 0.18][(index * 2) % 5] ?? 0);
      return `<circle cx="${(x + rx * share * Math.cos(angle)).toFixed(0)}" cy="${(y + ry * share * Math.sin(angle)).toFixed(0)}" r="${size}" fill="${tone}"/>`;
    });
  };
  const ground = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${shade(hair, -0.12)}"/>`;
  return [
    ground,
    ...ring(1, radius, 0),
    ...ring(0.78, radius * 0.9, 0.2),
    ...ring(0.54, radius * 0.8, 0.5),
  ].join("");
}

type Draw = (look: Look) => Hair;

/** The cap of hair over the forehead, parted at `part`, reaching down to `low` at the temples. */
function cap({ cheek, hair }: Look, part: number, low: number, top = 84): string {
  const [l, r] = [200 - cheek - 7, 200 + cheek + 7];
  const path = `M${l} ${low} C${l - 6} 120 ${l + 34} ${top} 200 ${top} C${r - 34} ${top} ${r + 6} 120 ${r} ${low} C${r - 8} 176 ${part + 44} 156 ${part} 132 C${part - 40} 156 ${l + 8} 178 ${l} ${low}Z`;
  const fall = strands(hair, 15, (share) => {
    const x = l + 8 + share * (r - l - 16);
    return `M${(part + (x - part) * 0.12).toFixed(0)} ${top + 6} Q${(part + (x - part) * 0.9).toFixed(0)} ${top + 22} ${x.toFixed(0)} ${(low - 44 + Math.abs(share - 0.5) * 76).toFixed(0)}`;
  });
  return `<clipPath id="q"><path d="${path}"/></clipPath>${blob(path)}<g clip-path="url(#q)">${fall}</g>`;
}

/** Long hair that falls to `end`, as wide as the head plus `flare`. */
function curtain({ cheek, hair }: Look, end: number, flare: number, wave = 0): string {
  const [l, r] = [200 - cheek - 16, 200 + cheek + 16];
  const path = `M${l + 4} 200 C${l - 10} 108 ${l + 34} 78 200 78 C${r - 34} 78 ${r + 10} 108 ${r - 4} 200 C${r + flare + wave} 260 ${r + flare - wave} 310 ${r + flare} ${end} Q200 ${end + 26} ${l - flare} ${end} C${l - flare + wave} 310 ${l - flare - wave} 260 ${l + 4} 200Z`;
  const fall = strands(hair, 18, (share) => {
    const left = share < 0.5;
    const x = left ? l - flare + share * 2 * 52 : r + flare - (1 - share) * 2 * 52;
    return `M${left ? l + 12 + share * 60 : r - 12 - (1 - share) * 60} 190 C${(x + wave).toFixed(0)} 250 ${(x - wave).toFixed(0)} 310 ${x.toFixed(0)} ${end - 4}`;
  });
  return blob(path) + fall;
}

const STYLES: Readonly<Record<Style, Draw>> = {
  straight: (look) => ({ behind: curtain(look, 430, 8), front: cap(look, 200, 226) }),
  parted: (look) => ({ behind: curtain(look, 400, 14), front: cap(look, 168, 232) }),
  wavy: (look) => ({ behind: curtain(look, 392, 22, 16), front: cap(look, 226, 224) }),
  shoulder: (look) => ({ behind: curtain(look, 356, 6, 5), front: cap(look, 206, 214) }),
  bob: (look) => ({ behind: curtain(look, 322, 10), front: cap(look, 182, 232) }),
  bun: (look) => ({
    behind: `<circle cx="200" cy="72" r="38" fill="url(#h)"/>${strands(look.hair, 7, (share) => `M${168 + share * 64} 92 Q${160 + share * 80} 66 ${180 + share * 40} 42`)}`,
    front: cap(look, 200, 200, 88),
  }),
  fringe: (look) => {
    const [l, r] = [200 - look.cheek - 7, 200 + look.cheek + 7];
    const path = `M${l} 224 C${l - 8} 116 ${l + 34} 82 200 82 C${r - 34} 82 ${r + 8} 116 ${r} 224 Q${r - 8} 196 ${r - 14} 180 Q200 196 ${l + 14} 180 Q${l + 8} 196 ${l} 224Z`;
    const fall = strands(look.hair, 17, (share) => {
      const x = l + 14 + share * (r - l - 28);
      return `M${(200 + (x - 200) * 0.5).toFixed(0)} 90 Q${(200 + (x - 200) * 0.9).toFixed(0)} 120 ${x.toFixed(0)} 184`;
    });
    return { behind: curtain(look, 372, 8), front: blob(path) + fall };
  },
  curls: (look) => ({
    behind: `${curtain(look, 318, 20, 10)}${curls(look.hair, { x: 200, y: 196, rx: 112, ry: 116, radius: 15 })}`,
    front: cap(look, 200, 196, 88),
  }),
  afro: (look) => ({
    behind: curls(look.hair, { x: 200, y: 168, rx: 116, ry: 106, radius: 12 }),
    front: cap(look, 200, 188, 92),
  }),
  braids: (look) => ({
    behind: `${curtain(look, 400, 6)}${strands(look.hair, 22, (share) => {
      const x = share < 0.5 ? 96 + share * 96 : 208 + share * 96;
      return `M${x} 190 V396`;
    }).replace('stroke-width="1.6"', 'stroke-width="5" stroke-dasharray="5 3"')}`,
    front: cap(look, 200, 206),
  }),
  crop: (look) => ({ behind: "", front: cap(look, 214, 178, 94) }),
  swept: (look) => ({ behind: "", front: cap(look, 156, 192, 74) }),
  crew: (look) => {
    const [l, r] = [200 - look.cheek - 3, 200 + look.cheek + 3];
    return {
      behind: "",
      front: blob(
        `M${l} 190 C${l - 2} 124 ${l + 30} 92 200 92 C${r - 30} 92 ${r + 2} 124 ${r} 190 Q${r - 6} 158 ${r - 22} 146 Q200 132 ${l + 22} 146 Q${l + 6} 158 ${l} 190Z`,
      ),
    };
  },
  "curly top": (look) => ({
    behind: curls(look.hair, { x: 200, y: 134, rx: 80, ry: 50, radius: 15 }),
    front: `${cap(look, 200, 182, 96)}${curls(look.hair, { x: 200, y: 112, rx: 62, ry: 24, radius: 13 })}`,
  }),
  bald: () => ({
    behind: "",
    front: '<ellipse cx="186" cy="134" rx="40" ry="18" fill="#fff" opacity=".12"/>',
  }),
};

export const hairOf = (look: Look): Hair => STYLES[look.style](look);
