import type { QueryPlan } from "@apollo/query-planner";
import {
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from "graphql";
import type { RequestContext, SubgraphLink } from "#subgraphs/subgraph-link.ts";
import { compilePlan, type Step } from "./compile-plan.ts";
import { complete, forClient, resultOf, type Selected } from "./complete.ts";
import { asWritten, withOwnLabels } from "./labels.ts";
import { runStep, type Run } from "./run-plan.ts";
import { compileShape, NotCompiled, type ShapeData } from "./shape.ts";

/** The inputs of an operation's execution. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
}

interface Compiled {
  readonly step: Step | null;
  readonly shape: ShapeData;
}

/**
 * Runs operations by a compiled plan and shape. Unsupported operations (directives, abstract types, introspection)
 * are left to the gateway's own executor; the results are identical.
 */
export class CompiledRunner {
  readonly #schema: GraphQLSchema;
  readonly #services: ReadonlyMap<string, SubgraphLink>;
  /** By document and operation name; null if the operation cannot be compiled. */
  readonly #compiled = new WeakMap<DocumentNode, Map<string | null, Compiled | null>>();

  constructor(schema: GraphQLSchema, services: ReadonlyMap<string, SubgraphLink>) {
    this.#schema = schema;
    this.#services = services;
  }

  /** Compiles an operation, written with our own labels, whose plan is now known, unless that has been done before. */
  learn(document: DocumentNode, operationName: string | null, plan: QueryPlan): void {
    const known = this.#compiled.get(document) ?? new Map<string | null, Compiled | null>();
    this.#compiled.set(document, known);
    if (!known.has(operationName)) known.set(operationName, this.#compile(document, operationName, plan));
  }

  /** Runs an operation; null if it has not been compiled. */
  run({ document, operationName, variables, context }: Operation): Promise<ExecutionResult> | null {
    const compiled = this.#compiled.get(withOwnLabels(document))?.get(operationName);
    if (!compiled) return null;
    const run = { services: this.#services, variables, context, data: {}, errors: [] };
    return execute(compiled, run, { schema: this.#schema, document, operationName, variables });
  }

  #compile(planned: DocumentNode, operationName: string | null, plan: QueryPlan): Compiled | null {
    const document = asWritten(planned);
    const operation = getOperationAST(document, operationName);
    const root = operation && this.#schema.getRootType(operation.operation);
    if (!operation || !root || operation.directives?.length) return null;
    const fragments = new Map(
      document.definitions
        .filter((node): node is FragmentDefinitionNode => node.kind === "FragmentDefinition")
        .map((node) => [node.name.value, node]),
    );
    try {
      if (plan.node?.kind === "Subscription") return null;
      return {
        step: plan.node ? compilePlan(plan.node) : null,
        shape: compileShape(root, operation.selectionSet, fragments),
      };
    } catch (error) {
      if (error instanceof NotCompiled) return null;
      throw error;
    }
  }
}

async function execute({ step, shape }: Compiled, run: Run, asked: Selected): Promise<ExecutionResult> {
  if (step) await runStep(step, run);
  const shaped = shape(run.data);
  return shaped ? resultOf(shaped, forClient(run.errors)) : complete(asked, run);
}
