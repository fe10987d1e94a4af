import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { eachStatus } from "@callboard/catalog/booking-status.ts";

const SCHEMA = "services/casting/schema.graphql";
const ENUM = /enum BookingStatus \{[^}]*\}/;

/** Writes the states of a submission, as their table has them, into the enumeration of casting's schema. */
export function generateBookingStatusEnum(root: string, target: string): void {
  const values = Object.entries(eachStatus(({ description }) => description)).map(
    ([status, description]) => `  ${JSON.stringify(description)}\n  ${status}\n`,
  );
  const schema = readFileSync(join(root, SCHEMA), "utf8");
  if (!ENUM.test(schema)) throw new Error(`${SCHEMA} has no enum BookingStatus.`);
  mkdirSync(dirname(join(target, SCHEMA)), { recursive: true });
  writeFileSync(join(target, SCHEMA), schema.replace(ENUM, `enum BookingStatus {\n${values.join("")}}`));
}
