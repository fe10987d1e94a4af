import type { Face } from "./look.ts";

/** Faces of the demo sign-ins who do not perform; their portraits follow those of the talent. */
const STAFF = {
  producer: { gender: "Female", hair: "Auburn", eyes: "Green", ageRange: "46-60", ethnicity: "White" },
  rival: { gender: "Male", hair: "Black", eyes: "Brown", ageRange: "30-45", ethnicity: "Asian" },
  agent: { gender: "Male", hair: "Brown", eyes: "Hazel", ageRange: "46-60", ethnicity: "White" },
  admin: { gender: "Female", hair: "Grey", eyes: "Blue", ageRange: "Over 60", ethnicity: "White" },
} as const satisfies Readonly<Record<string, Face>>;

export const STAFF_FACES: readonly Face[] = Object.values(STAFF);

/** Index of a person's portrait among those of the staff, from 0. */
export const staffPlace = (who: keyof typeof STAFF): number => Object.keys(STAFF).indexOf(who);
