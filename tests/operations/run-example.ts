import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { signInDemo } from "../support/demo.ts";
import { queryGraph, type GraphAnswer, type Json } from "../support/graph.ts";
import type { Product } from "../support/product.ts";
import type { Caller, Example } from "./example.ts";
import { registerFreelancer, registerNewcomer } from "./newcomer.ts";
import { PREPARED, type Tools } from "./prepared.ts";
import { madeUp, readReference, valueAt } from "./reference.ts";

/** Context for resolving an example's variables: the caller, and what has been run and prepared so far. */
interface Needed {
  readonly caller: Caller;
  readonly answers: Map<string, Promise<GraphAnswer>>;
  readonly made: Map<string, Promise<Json>>;
}

/**
 * Runs examples on a started product with its demo market, each after those whose responses it needs. Each run
 * creates its own records, so runs do not interfere. A mutation runs as the caller in its comment; a query that
 * another example needs runs as that example's caller.
 */
export class ExampleRunner {
  readonly #product: Product;
  readonly #examples: ReadonlyMap<string, Example>;
  readonly #tokens = new Map<Caller, Promise<string>>();

  constructor(product: Product, examples: ReadonlyMap<string, Example>) {
    this.#product = product;
    this.#examples = examples;
  }

  /** `changed` replaces or adds variables of the example. */
  async run(operation: string, reader?: Caller, changed: object = {}): Promise<GraphAnswer> {
    return (await this.prepare(operation, changed, reader))();
  }

  /** Prepares everything an example needs; returns a function that sends it, repeatedly if desired. */
  async prepare(
    operation: string,
    changed: object = {},
    reader?: Caller,
  ): Promise<() => Promise<GraphAnswer>> {
    const example = this.#examples.get(operation);
    if (!example) throw new Error(`${operation} has no example.`);
    const caller = (example.isQuery && reader) || example.caller;
    const written = { ...example.variables, ...changed };
    const variables = (await this.#filled(written, {
      caller,
      answers: new Map(),
      made: new Map(),
    })) as object;
    const execute = async (): Promise<GraphAnswer> =>
      queryGraph(this.#product.url, await this.#tokenOf(caller), example.text, variables);
    return async () => {
      const answer = await execute();
      const isSignedOut = answer.errors[0]?.extensions.code === "UNAUTHENTICATED";
      // Closing an account ends its sessions; keeping it requires signing in again.
      return isSignedOut && this.#tokens.delete(caller) ? execute() : answer;
    };
  }

  #tokenOf(caller: Caller): Promise<string | null> {
    if (caller === "guest") return Promise.resolve(null);
    if (caller === "newcomer") return registerNewcomer(this.#product);
    const signIn = (): Promise<string> =>
      caller === "freelancer"
        ? registerFreelancer(this.#product)
        : signInDemo(this.#product, DEMO_ADDRESSES[caller]);
    const token = this.#tokens.get(caller) ?? signIn();
    this.#tokens.set(caller, token);
    return token;
  }

  /** A value with its placeholders resolved in order. */
  async #filled(value: Json, needed: Needed): Promise<Json> {
    if (typeof value === "string") return this.#filledText(value, needed);
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (const item of value as readonly Json[]) items.push(await this.#filled(item, needed));
      return items;
    }
    const entries: [string, Json][] = [];
    for (const [name, inner] of Object.entries(value))
      entries.push([name, await this.#filled(inner, needed)]);
    return Object.fromEntries(entries);
  }

  /**
   * The value of a preparation or one of its fields, prepared once per document. Undefined if there is no such
   * preparation.
   */
  async #prepared(words: string, needed: Needed): Promise<Json | undefined> {
    const [sentence, prepare] =
      Object.entries(PREPARED).find(([known]) => words === known || words.startsWith(`${known}.`)) ?? [];
    if (sentence === undefined || !prepare) return undefined;
    const made = needed.made.get(sentence) ?? prepare(this.#tools());
    needed.made.set(sentence, made);
    return valueAt(await made, words.slice(sentence.length));
  }

  #tools(): Tools {
    return {
      product: this.#product,
      tokenOf: (caller) => this.#tokenOf(caller),
      run: (operation, changed) => this.run(operation, undefined, changed),
    };
  }

  async #filledText(text: string, needed: Needed): Promise<Json> {
    const prepared = await this.#prepared(text.slice(1, -1), needed);
    if (prepared !== undefined) return prepared;
    const made = madeUp(text);
    if (made !== null) return made;
    const reference = readReference(text);
    if (!reference) return text;
    const { operation, argument, value, path, call } = reference;
    const changed =
      argument === undefined ? {} : { [argument]: await this.#filledText(`{${value}}`, needed) };
    const answer = needed.answers.get(call) ?? this.run(operation, readerOf(needed), changed);
    needed.answers.set(call, answer);
    const { data, errors } = await answer;
    if (errors.length > 0) throw new Error(`${operation} failed: ${JSON.stringify(errors)}`);
    const found = valueAt(data[operation] ?? null, path);
    if (found === undefined || found === null) throw new Error(`There is no ${operation}${path}.`);
    return found;
  }
}

/** A caller without a role cannot read for themselves. */
const readerOf = ({ caller }: Needed): Caller | undefined =>
  caller === "guest" || caller === "newcomer" ? undefined : caller;
