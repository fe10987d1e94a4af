import { parse } from "graphql";
import type { DocumentNode } from "graphql";

/** The operation that was kept as text, as the graph's client takes it. */
export const documentOf = (text: string): DocumentNode => parse(text);
