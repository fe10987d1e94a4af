/** Lightens (amount above 0) or darkens a color, -1 to 1. */
export function shade(hex: string, amount: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = parts.map((part) =>
    Math.round(amount > 0 ? part + (255 - part) * amount : part * (1 + amount)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Blends the second color over the first with opacity `share`, 0 to 1. */
export function mix(under: string, over: string, share: number): string {
  const at = (hex: string, place: number): number => Number.parseInt(hex.slice(place, place + 2), 16);
  const parts = [1, 3, 5].map((place) =>
    Math.round(at(under, place) * (1 - share) + at(over, place) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
