import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { serviceEnvironment } from "#dev/start/settings.ts";
import type { System } from "#dev/system.ts";
import { SERVICES } from "#dev/topology.ts";
import { queryGraph, at, type GraphAnswer } from "../support/graph.ts";
import { createAccount, expire, signIn } from "../support/sign-in.ts";
import type { ActorName } from "./contract.ts";

/** A person of the fixture: an access token (null for a guest) and the member's key. */
interface Person {
  readonly token: string | null;
  readonly key: string;
}

/** Members besides the actors: another talent who submitted, a minor, and a producer of a third company. */
type ExtraName = "talentThird" | "talentMinor" | "producerThird";
export type PersonName = ActorName | ExtraName;

export interface People {
  readonly of: Readonly<Record<PersonName, Person>>;
  readonly companyA: string;
  readonly companyB: string;
}

type SignedInName = Exclude<PersonName, "guest" | "expiredToken">;

const ROLES: Readonly<Record<Exclude<SignedInName, "noRole" | "admin">, string>> = {
  suspended: "Production",
  talentSelf: "Talent",
  talentOther: "Talent",
  talentThird: "Talent",
  talentMinor: "Talent",
  agentLinked: "Agent",
  agentOther: "Agent",
  agentFormer: "Agent",
  producerOwner: "Production",
  producerColleague: "Production",
  producerOther: "Production",
  producerNoCompany: "Production",
  producerThird: "Production",
};

/** The bare id of a record key. */
export const bare = (key: string): string => key.slice(key.indexOf("#") + 1);

export const emailOf = (name: string): string => `${name.toLowerCase()}@matrix.example.com`;

/** Throws the errors of a fixture step that must succeed. */
export function mustWork(answer: GraphAnswer): GraphAnswer {
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

/** The people of the matrix, with the roles, companies and links defined by the contract. */
export async function makePeople(system: System): Promise<People> {
  const execute = async (token: string, query: string, variables: object = {}): Promise<GraphAnswer> =>
    mustWork(await queryGraph(system.url, token, query, variables));
  const names = [...Object.keys(ROLES), "noRole", "admin"] as SignedInName[];
  for (const name of names) await createAccount(system, emailOf(name));
  await makeAdmin(system);

  const keys = new Map<SignedInName, string>();
  const tokens = new Map<SignedInName, string>();
  const tokenOf = (name: SignedInName): string => tokens.get(name) ?? "";
  for (const name of names) {
    tokens.set(name, await signIn(system, emailOf(name)));
    keys.set(name, String(at((await execute(tokenOf(name), "{ me { PK } }")).data, "me.PK")));
    if (name in ROLES) await register(execute, tokenOf(name), name);
  }
  const keyOf = (name: SignedInName): string => keys.get(name) ?? "";
  const companyA = await makeCompany(execute, tokenOf("producerOwner"), "Alder Pictures");
  const companyB = await makeCompany(execute, tokenOf("producerOther"), "Birch Pictures");
  await makeCompany(execute, tokenOf("producerThird"), "Cedar Pictures");
  for (const colleague of ["producerColleague", "suspended"] as const) {
    const invitation = { Email: emailOf(colleague) };
    const invited = await execute(tokenOf("producerOwner"), INVITATION.make, { i: invitation });
    await execute(tokenOf(colleague), INVITATION.accept, { id: at(invited.data, "inviteCompanyMember.PK") });
  }
  for (const agent of ["agentLinked", "agentFormer"] as const) {
    const link = await execute(tokenOf(agent), LINK.request, { id: keyOf("talentSelf") });
    const id = String(at(link.data, "requestAgentLink.PK"));
    await execute(tokenOf("talentSelf"), LINK.accept, { id });
    if (agent === "agentFormer") await execute(tokenOf("talentSelf"), LINK.end, { id });
  }
  const suspend = `mutation($id: ID!) { updateUserString(pK: $id, field: "Suspended", value: "true") { PK } }`;
  await execute(tokenOf("admin"), suspend, { id: keyOf("suspended") });
  // Everyone signs in again, so that no permissions come from the gateway's five-second cache.
  for (const name of names) tokens.set(name, await signIn(system, emailOf(name)));

  const person = (name: SignedInName): Person => ({ token: tokenOf(name), key: keyOf(name) });
  const expired = await expire(system, tokenOf("talentSelf"));
  const of = {
    ...(Object.fromEntries(names.map((name) => [name, person(name)])) as Record<SignedInName, Person>),
    guest: { token: null, key: keyOf("talentSelf") },
    expiredToken: { token: expired, key: keyOf("talentSelf") },
  };
  return { of, companyA, companyB };
}

const INVITATION = {
  make: "mutation($i: CompanyInvitationInput!) { inviteCompanyMember(invitation: $i) { PK } }",
  accept: "mutation($id: ID!) { acceptCompanyInvitation(invitationId: $id) { PK } }",
};

const LINK = {
  request: "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }",
  accept: "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }",
  end: "mutation($id: ID!) { endAgentLink(linkId: $id) { Status } }",
};

type Execute = (token: string, query: string, variables?: object) => Promise<GraphAnswer>;

async function register(execute: Execute, token: string, name: SignedInName): Promise<void> {
  const registration = {
    Role: ROLES[name as keyof typeof ROLES],
    FirstName: name,
    LastName: "Matrix",
    BirthDate: name === "talentMinor" ? `${new Date().getUTCFullYear() - 14}-05-05` : "1990-05-05",
    AcceptTerms: true,
  };
  const query = "mutation($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }";
  await execute(token, query, { r: registration });
}

async function makeCompany(execute: Execute, token: string, Name: string): Promise<string> {
  const company = {
    Name,
    Country: "US",
    City: "Austin",
    Email: "hello@alder.example.com",
    Phone: "+12125550100",
    Ein: "12-3456789",
    Bio: "Films.",
    Capabilities: ["Casting"],
  };
  const query = "mutation($c: CompanyInput!) { saveCompany(company: $c) { PK } }";
  return String(at((await execute(token, query, { c: company })).data, "saveCompany.PK"));
}

/** The first admin is created by the server-side command. */
async function makeAdmin(system: System): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const identity = SERVICES.find(({ name }) => name === "identity");
  if (!identity) throw new Error("There is no identity.");
  const env = serviceEnvironment(identity, system.places, system.data.secrets);
  const script = join(root, "services/identity/src/make-admin.ts");
  await promisify(execFile)(process.execPath, [script, emailOf("admin")], { env, cwd: root });
}
