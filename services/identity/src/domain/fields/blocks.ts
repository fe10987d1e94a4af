import { optional } from "@callboard/kit/fields.ts";
import { z } from "zod";

/** An optional text: a missing, empty or blank one becomes null. */
export function optionalText<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    optional(schema),
  );
}
