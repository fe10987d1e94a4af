import { paths } from "#lib/paths.ts";
import { TALENT } from "../line.ts";
import type { Line } from "../line.ts";

const FORM = { as: TALENT, reads: "form", empty: "form", unknown: "form" } as const;
/** The form or words are there without it. */
const FEATURED = { reads: { FeaturedShown: "part" } } as const;
const WORDS = { as: TALENT, reads: "words", empty: "words", unknown: "words" } as const;

const NOT_AVAILABLE = "This isn't available.";

/** Pages for guests, and for everyone. */
export const guestLines: readonly Line[] = [
  { path: paths.login, at: "/login?signed-out", shows: "Read the breakdown", ...WORDS, ...FEATURED },
  { path: paths.register, at: "/register", shows: "Read the breakdown", ...FORM, ...FEATURED },
  { path: paths.forgotPassword, at: "/forgot-password", shows: "Send code", ...FORM },
  { path: paths.confirm, at: "/confirm/maya@callboard.test", shows: "Set password", ...FORM },
  { path: paths.terms, at: "/terms", shows: "What everyone who uses", ...WORDS },
  { path: paths.privacy, at: "/privacy", shows: "What is kept about you", ...WORDS },
  {
    path: paths.gallery,
    at: "/gallery/1/project",
    as: TALENT,
    shows: "The Name",
    load: () => import("#features/gallery/gallery-page.tsx").then((m) => m.GalleryPage),
    reads: { GalleryProject: "page" },
    empty: { text: NOT_AVAILABLE, next: "Go to Callboard" },
    unknown: "null",
    hides: NOT_AVAILABLE,
  },
];
