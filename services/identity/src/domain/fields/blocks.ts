import { optional } from "@callboard/kit/fields.ts";
import { z } from "zod";

/** A text of which an empty one means none: null for an empty, blank or missing one. */
export function optionalText<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    optional(schema),
  );
}
