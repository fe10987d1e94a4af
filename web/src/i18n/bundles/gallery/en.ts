export const texts = {
  title: "Gallery",
  notAvailable: "This isn't available.",
  openOf: "Open {{name}}",
  playOf: "Play {{name}}",
  home: "Go to Callboard",
} as const;
