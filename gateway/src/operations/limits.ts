import type { LimitRule } from "@callboard/catalog/failure-rules.ts";
import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** Limits of a request. */
export const REQUEST_LIMITS = {
  depth: 12,
  cost: 5_000,
  aliases: 15,
  rootFields: 10,
  tokens: 2_000,
  bodyBytes: 256 * 1024,
} as const;

/** The rule reported for each limit. */
export const RULES = {
  depth: "REQUEST_DEPTH",
  cost: "REQUEST_COST",
  aliases: "REQUEST_ALIASES",
  rootFields: "REQUEST_ROOT_FIELDS",
  tokens: "REQUEST_TOKENS",
  bodyBytes: "REQUEST_BODY",
} as const satisfies Record<keyof typeof REQUEST_LIMITS, LimitRule>;

/** An error that names the limit and its value. */
export function overLimit(limit: keyof typeof REQUEST_LIMITS): GraphQLError {
  const max = REQUEST_LIMITS[limit];
  return new GraphQLError(`This request exceeds the ${limit} limit of ${max}.`, {
    extensions: { code: "LIMIT", rule: RULES[limit], limit: RULES[limit], max },
  });
}

const reject = (limit: keyof typeof REQUEST_LIMITS) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(overLimit(limit))],
});

/** Counts root fields including those in fragments, so that fragments cannot bypass the limit. */
const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    let count = 0;
    const seen = new Set<string>();
    const visit = (selections: typeof operation.selectionSet.selections): void => {
      for (const selection of selections) {
        if (selection.kind === "Field") count += 1;
        else if (selection.kind === "InlineFragment") visit(selection.selectionSet.selections);
        else if (!seen.has(selection.name.value)) {
          seen.add(selection.name.value);
          visit(context.getFragment(selection.name.value)?.selectionSet.selections ?? []);
        }
      }
    };
    visit(operation.selectionSet.selections);
    if (count > REQUEST_LIMITS.rootFields) context.reportError(overLimit("rootFields"));
  },
});

/** The validation rules for the limits; introspection is rejected if `introspection` is false. */
export function limitRules(introspection: boolean): ValidationRule[] {
  const rules = [
    // Fragments add no depth of their own: only fields count.
    maxDepthRule({ n: REQUEST_LIMITS.depth, flattenFragments: true, ...reject("depth") }),
    maxAliasesRule({ n: REQUEST_LIMITS.aliases, ...reject("aliases") }),
    // A query costs the same however it is written, but for a few points per fragment.
    costLimitRule({
      maxCost: REQUEST_LIMITS.cost,
      depthCostFactor: 1.2,
      flattenFragments: true,
      ...reject("cost"),
    }),
    rootFieldsRule,
  ] as ValidationRule[];
  return introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule];
}
