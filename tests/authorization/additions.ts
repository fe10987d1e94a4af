import { waitFor } from "@callboard/testkit/wait-for.ts";
import { at } from "../support/graph.ts";
import { createAccount, signIn } from "../support/sign-in.ts";
import { queryGraph } from "../support/graph.ts";
import type { AdditionCase } from "./addition-case.ts";
import { ADDITION_CASES } from "./cases.ts";
import { Casting } from "./failures/casting-targets.ts";
import { isGranted, testedCells } from "./cells.ts";
import { ACTORS, ADDITIONS, contract, type ActorName, type Cell } from "./contract.ts";
import { expectMutation } from "./mutations/mutations.ts";
import type { Target } from "./mutation-case.ts";
import { emailOf } from "./people.ts";
import type { World } from "./world.ts";

/** Served beyond the contract without a row in it; each is tested with its feature. */
export const WITHOUT_ROW: readonly string[] = [
  "me",
  "requestPasswordReset",
  "confirmPasswordReset",
  "requestRegistration",
  "confirmRegistration",
  "getMediaItem",
];
/** Depends on the person rather than the role; tested separately. */
const OF_THE_NEW = "completeRegistration";

const ROLE_OF: Readonly<Partial<Record<ActorName, string>>> = {
  talentSelf: "Talent",
  talentOther: "Talent",
  agentLinked: "Agent",
  agentOther: "Agent",
  agentFormer: "Agent",
  producerOwner: "Production",
  producerColleague: "Production",
  producerOther: "Production",
  producerNoCompany: "Production",
  admin: "Admin",
};

/** Roles of the operation's row in `additions`. */
function rolesOf(operation: string): readonly string[] {
  const row = contract.additions.find((one) => one.operation.split(/\W+/).includes(operation));
  if (!row?.roles) throw new Error(`${operation} has no row in additions.`);
  return row.roles;
}

function mayCall(operation: string, roles: AdditionCase["roles"], actor: ActorName): boolean {
  const role = ROLE_OF[actor];
  return role !== undefined && (roles ?? rolesOf(operation)).includes(role);
}

function cellOf(
  operation: string,
  { roles, ok, others = "ok", apart }: AdditionCase,
  actor: ActorName,
): Cell {
  if (actor === "guest" || actor === "expiredToken") return "UNAUTHENTICATED";
  // Operations that are also open to suspended members list them by name.
  if (actor !== "suspended" && !mayCall(operation, roles, actor)) return "FORBIDDEN";
  const isOk = actor !== "suspended" && (!ok || ok.includes(actor));
  return apart?.[actor] ?? (isOk ? "ok" : actor === "suspended" ? "FORBIDDEN" : others);
}

const served = Object.entries(ADDITION_CASES).filter(([operation]) => ADDITIONS.includes(operation));

export const ADDITION_CELLS = served.flatMap(([operation, one]) =>
  ACTORS.map((actor) => ({ operation, one, actor, cell: cellOf(operation, one, actor) })),
);

/** Operations that are served, but neither tested here nor listed as tested elsewhere. */
export const UNTESTED_ADDITIONS = ADDITIONS.filter(
  (name) => name !== OF_THE_NEW && !(name in ADDITION_CASES) && !WITHOUT_ROW.includes(name),
);

const REGISTRATION = {
  FirstName: "Nora",
  LastName: "Newcomer",
  BirthDate: "1991-01-01",
  AcceptTerms: true,
};
const REGISTER = "mutation($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }";

/** Tests every actor on what the product serves beyond the contract's list. */
export function describeAdditions(open: () => World): void {
  let casting: Casting;
  const refused = new Map<string, Promise<Target>>();
  beforeAll(() => {
    casting = new Casting(open());
  });

  test.each(testedCells(ADDITION_CELLS))(
    "$operation by $actor: $cell",
    async ({ operation, one, actor, cell }) => {
      const world = open();
      const { service, query, make, events, reported } = one;
      const making = { world, casting, state: "Draft" } as const;
      // Actor-specific objects are created for each actor; all other refusals share one object, which they do not
      // change.
      const isShared = !isGranted(cell) && make.length < 2;
      const target = (isShared ? refused.get(operation) : undefined) ?? make(making, actor);
      if (isShared) refused.set(operation, target);
      const times = events.length > 0 ? 1 : 0;
      const call = { world, service, query, actor, target: await target };
      const end = await world.databases.outboxEnd(service);
      await expectMutation(call, cell, events, times);
      if (reported !== undefined && isGranted(cell))
        await waitFor(`${reported} after ${operation}`, async () =>
          (await world.databases.eventsAfter(service, end)).includes(reported),
        );
    },
  );

  test.each([
    ["guest", "Talent", "UNAUTHENTICATED"],
    ["expiredToken", "Talent", "UNAUTHENTICATED"],
    ["suspended", "Production", "FORBIDDEN"],
    ["talentSelf", "Agent", "CONFLICT:ALREADY_REGISTERED"],
    ["noRole", "Admin", "VALIDATION"],
  ] as const)("completeRegistration by %s as %s: %s", async (actor, Role, cell) => {
    const world = open();
    const target = { variables: { r: { ...REGISTRATION, Role } }, rows: [] };
    await expectMutation({ world, service: "identity", query: REGISTER, actor, target }, cell, []);
  });

  test.each(["Talent", "Production", "Agent"])(
    "completeRegistration by someone new as %s: once",
    async (Role) => {
      const { system, databases } = open();
      const email = emailOf(`new.${Role}`);
      await createAccount(system, email);
      const token = await signIn(system, email);
      const end = await databases.outboxEnd("identity");
      for (const time of ["first", "again"]) {
        const answer = await queryGraph(system.url, token, REGISTER, { r: { ...REGISTRATION, Role } });
        expect([time, answer.errors]).toEqual([time, []]);
      }
      expect(await databases.eventsAfter("identity", end)).toEqual(["user.registered"]);
      const me = await queryGraph(system.url, token, "{ me { Data { UserRoles RegistrationCompleted } } }");
      expect(at(me.data, "me.Data")).toEqual({ UserRoles: [Role], RegistrationCompleted: true });
    },
  );
}
