type Light<Id> = readonly [
  id: Id,
  primary: string,
  secondary: string,
  background: string,
  text: string,
  textSecondary: string,
];

function light<const Id extends string>(row: Light<Id>) {
  const [id, primary, secondary, background, text, textSecondary] = row;
  const common = { onPrimary: "#ffffff", onSecondary: "#ffffff", paper: "#ffffff" };
  return { id, mode: "light", primary, secondary, background, text, textSecondary, ...common } as const;
}

type Dark<Id> = readonly [
  id: Id,
  primary: string,
  secondary: string,
  paper: string,
  background: string,
  text: string,
  textSecondary: string,
];

function dark<const Id extends string>(row: Dark<Id>) {
  const [id, primary, secondary, paper, background, text, textSecondary] = row;
  const common = { onPrimary: "#111111", onSecondary: "#111111" };
  return { id, mode: "dark", primary, secondary, paper, background, text, textSecondary, ...common } as const;
}

/** The 28 color schemes of the shell; the colors are our own, with a contrast of at least 4.5 on both surfaces. */
export const COLOR_SCHEMES = [
  light(["default", "#5a6a80", "#117995", "#f3f6fa", "#272e38", "#5c646f"]),
  light(["legacy", "#066bb8", "#0d76a3", "#f3f6fa", "#262f38", "#5b646f"]),
  light(["light1", "#117878", "#91680a", "#f1f7f7", "#223131", "#576767"]),
  light(["light2", "#846305", "#9a620a", "#f8f5f1", "#322d22", "#686357"]),
  light(["light3", "#ab3a5d", "#9a620a", "#faf4f5", "#372a2c", "#6e5f62"]),
  light(["light4", "#6358ba", "#ac4e87", "#f5f5fa", "#2d2d38", "#62626f"]),
  light(["light5", "#525dbd", "#0b7993", "#f4f5fa", "#2b2d38", "#60636f"]),
  light(["light6", "#0c7b60", "#b5512b", "#f2f7f5", "#24312c", "#586761"]),
  light(["light7", "#4860be", "#037a84", "#f4f6fa", "#2a2d38", "#5f636f"]),
  light(["light8", "#007785", "#896c05", "#f1f7f8", "#223133", "#57676a"]),
  light(["light9", "#9e3f84", "#976500", "#f9f4f7", "#352a31", "#6c5f67"]),
  light(["light10", "#586b80", "#91680a", "#f3f6fa", "#262f38", "#5b646f"]),
  light(["light11", "#7d6068", "#836d03", "#f9f4f5", "#372a2d", "#6e5f63"]),
  light(["light12", "#9e5209", "#7361be", "#f9f5f2", "#362b24", "#6d6059"]),
  dark(["defaultDark", "#6c95c9", "#1aafd6", "#192029", "#10171f", "#e3e8ef", "#a5abb4"]),
  dark(["greyDark", "#7199ce", "#1aafd6", "#272e38", "#1e252e", "#e3e8ef", "#a5abb4"]),
  dark(["dark1", "#7d90ca", "#27b892", "#1b1f29", "#12161f", "#e5e8ef", "#a7abb5"]),
  dark(["dark2", "#7791ca", "#cd9130", "#1b1f29", "#12161f", "#e4e8ef", "#a6abb5"]),
  dark(["dark3", "#5894e0", "#e47d6d", "#122032", "#0b1726", "#e3e8ef", "#a5abb4"]),
  dark(["dark4", "#9283dc", "#44b782", "#181529", "#0f0c1d", "#e7e7ee", "#aaa9b4"]),
  dark(["dark5", "#4299dc", "#9e8fe9", "#0d2131", "#071725", "#e3e9ee", "#a3acb4"]),
  dark(["dark6", "#d66e74", "#37aae3", "#301718", "#240f10", "#eee5e5", "#b4a7a7"]),
  dark(["dark7", "#bb881a", "#e47c72", "#291d07", "#1e1403", "#ebe7e1", "#b0aaa0"]),
  dark(["dark8", "#7c8ae1", "#769cef", "#1a1e32", "#111526", "#e6e7ef", "#a8aab5"]),
  dark(["dark9", "#00a1cb", "#67b36a", "#05232d", "#021922", "#e1e9ed", "#a1adb2"]),
  dark(["dark10", "#8388e0", "#9792ec", "#1c1d32", "#131426", "#e6e7ef", "#a9aab4"]),
  dark(["dark11", "#be73b8", "#e17a93", "#200f1f", "#150714", "#ece6eb", "#b1a8af"]),
  dark(["dark12", "#c96fa4", "#e37a84", "#2d1724", "#210f1a", "#ede5e9", "#b2a7ad"]),
] as const;
