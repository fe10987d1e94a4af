import { adminLines } from "./admin-lines.ts";
import { castingLines } from "./casting-lines.ts";
import { companyLines } from "./company-lines.ts";
import { everyoneLines } from "./everyone-lines.ts";
import { guestLines } from "./guest-lines.ts";
import type { Line } from "../line.ts";
import { performerLines } from "./performer-lines.ts";

/** Every page with its states. */
export const allLines: readonly Line[] = [
  ...guestLines,
  ...performerLines,
  ...everyoneLines,
  ...companyLines,
  ...castingLines,
  ...adminLines,
];
