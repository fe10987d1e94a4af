import { ADDITION_CELLS } from "../authorization/additions.ts";
import { ROWS, type ActorName } from "../authorization/contract.ts";
import { Casting } from "../authorization/failures/casting-targets.ts";
import { fixtureState } from "../authorization/mutations/mutations.ts";
import { emailOf } from "../authorization/people.ts";
import { MUTATION_CASES, QUERY_CASES } from "../authorization/cases.ts";
import { whoMay, type Caller } from "../authorization/who-may.ts";
import type { World } from "../authorization/world.ts";
import { queryGraph, type GraphAnswer } from "../support/graph.ts";
import { createAccount, signIn } from "../support/sign-in.ts";

/** A call that succeeds when all services are available, or is refused for its input alone. */
export interface Call {
  readonly operation: string;
  /** The code of that refusal. */
  readonly refusal: string | null;
  readonly send: () => Promise<GraphAnswer>;
}

const REGISTER = "mutation($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }";
const CONFIRM = `mutation($e: String!) {
  confirmPasswordReset(email: $e, code: "000000", password: "another-one") { Status } }`;

const ASK = `mutation($e: String!) {
  requestRegistration(email: $e, password: "another-one", firstName: "Nora") { Status } }`;
const PROVE = `mutation($e: String!) {
  confirmRegistration(email: $e, code: "000000", password: "another-one", firstName: "Nora") { Status } }`;

/** A call of every operation by an authorized actor, each on its own record. */
export async function prepareCalls(world: World): Promise<readonly Call[]> {
  const calls: Call[] = [];
  const casting = new Casting(world);
  const add = (operation: string, { actor, refusal }: Caller, query: string, variables: object): void =>
    void calls.push({ operation, refusal, send: () => world.execute(actor, query, variables) });

  for (const { operation, kind, expect: cells, ...row } of ROWS) {
    const caller = whoMay((name) => cells[name]);
    const { actor } = caller;
    if (kind === "query") {
      const { query, variables } = queryCase(operation);
      add(operation, caller, query, variables(world, actor));
      continue;
    }
    const found = MUTATION_CASES[operation];
    if (!found) throw new Error(`${operation} has no case.`);
    const making = { world, casting, state: fixtureState({ operation, kind, expect: cells, ...row }) };
    const { variables } = await found.make(making);
    add(operation, caller, found.query, found.adapt?.(variables, actor, world) ?? variables);
  }
  for (const [operation, cells] of Map.groupBy(ADDITION_CELLS, (cell) => cell.operation)) {
    if (operation === CLOSING) continue;
    const caller = whoMay((name) => cells.find((cell) => cell.actor === name)?.cell ?? "");
    const { one } = cells[0] as (typeof cells)[number];
    const { variables } = await one.make({ world, casting, state: "Draft" }, caller.actor);
    add(operation, caller, one.query, variables);
  }
  const [talent, guest] = [open("talentSelf"), open("guest")];
  add("me", talent, "{ me { PK Data { FirstName } } }", {});
  add("getMediaItem", talent, "query($k: ID!) { getMediaItem(key: $k) { PK } }", {
    k: world.fixture.headshot,
  });
  const address = { e: `${crypto.randomUUID()}@outage.example.com` };
  const reset = "mutation($e: String!) { requestPasswordReset(email: $e) { Status } }";
  add("requestPasswordReset", guest, reset, address);
  add("confirmPasswordReset", { ...guest, refusal: "VALIDATION" }, CONFIRM, address);
  add("requestRegistration", guest, ASK, address);
  add("confirmRegistration", { ...guest, refusal: "VALIDATION" }, PROVE, address);
  calls.push(await registration(world), await closing(world));
  return calls;
}

const open = (actor: ActorName): Caller => ({ actor, refusal: null });

function queryCase(operation: string) {
  const found = QUERY_CASES[operation];
  if (!found) throw new Error(`${operation} has no case.`);
  return found;
}

/** No one of the fixture closes their account, since other calls need them. */
const CLOSING = "eraseMyAccount";

/** A new registered member who closes their account. */
async function closing(world: World): Promise<Call> {
  const { email, token, register } = await newcomer(world);
  await register();
  const query = "mutation($e: String!) { eraseMyAccount(confirm: $e) { Status } }";
  return {
    operation: CLOSING,
    refusal: null,
    send: () => queryGraph(world.system.url, token, query, { e: email }),
  };
}

/** A new member who is signed in but not registered. */
async function registration(world: World): Promise<Call> {
  const { register } = await newcomer(world);
  return { operation: "completeRegistration", refusal: null, send: register };
}

async function newcomer({ system }: World) {
  const email = emailOf(`new.${crypto.randomUUID()}`);
  await createAccount(system, email);
  const token = await signIn(system, email);
  const r = {
    Role: "Talent",
    FirstName: "Nora",
    LastName: "Newcomer",
    BirthDate: "1991-01-01",
    AcceptTerms: true,
  };
  return { email, token, register: () => queryGraph(system.url, token, REGISTER, { r }) };
}
