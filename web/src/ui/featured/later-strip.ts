import { lazy } from "react";

/** Featured projects, fetched by themselves: no page waits for them. */
export const FeaturedStrip = lazy(() =>
  import("./featured-strip.tsx").then((m) => ({ default: m.FeaturedStrip })),
);
