import { expectMutation } from "./mutations/mutations.ts";
import { contract, type ActorName, type Cell } from "./contract.ts";
import { MEMBER_MUTATIONS } from "./mutations/member-mutations.ts";
import type { World } from "./world.ts";

const { updateUserString: policy, nobody } = contract.fieldPolicy;
const plain = (field: string): string => field.replace(/ \(.*\)$/, "");
/** What even an admin writes on others only. */
const ON_OTHERS = policy.admin.filter((field) => field.endsWith("(not own record)")).map(plain);
const FIELDS = [...new Set([...policy.self, ...policy.agent, ...policy.admin, ...nobody].map(plain))];

/** Something that each field takes; what is not here is a name. */
const VALUES: Readonly<Record<string, string>> = {
  PhoneNumber: "+12125550177",
  HeightRange: "short",
  EyeColor: "Hazel",
  AgeRange: "30-45",
  Ethnicity: "Black",
  PrimaryLanguage: "Italian",
  SecondaryLanguage: "Arabic",
  ThirdLanguage: "Chinese",
  NaturalHairColor: "Black",
  CurrentHairColor: "Blonde",
  TravelPreference: "Local",
  UserRole: "Talent",
  Suspended: "false",
  RegistrationCompleted: "true",
};

/** Who writes T1's record in which relation; admins also their own. */
const WRITERS = [
  { relation: "self", actor: "talentSelf", fields: policy.self },
  { relation: "agent", actor: "agentLinked", fields: policy.agent },
  { relation: "admin", actor: "admin", fields: policy.admin.map(plain) },
  { relation: "nobody", actor: "talentOther", fields: [] },
] as const satisfies readonly { relation: string; actor: ActorName; fields: readonly string[] }[];

interface PolicyCell {
  readonly relation: string;
  readonly actor: ActorName;
  readonly field: string;
  readonly own: boolean;
  readonly cell: Cell;
}

export const POLICY_CELLS: readonly PolicyCell[] = [
  ...WRITERS.flatMap(({ relation, actor, fields }) =>
    FIELDS.map((field) => {
      const cell = (fields as readonly string[]).includes(field) ? "ok" : "FORBIDDEN:FIELD";
      return {
        relation,
        actor,
        field,
        own: false,
        cell: relation === "nobody" ? "FORBIDDEN:OWNERSHIP" : cell,
      };
    }),
  ),
  ...ON_OTHERS.map((field) => ({
    relation: "admin on the own record",
    actor: "admin" as const,
    field,
    own: true,
    cell: "FORBIDDEN:FIELD",
  })),
];

/** Which fields of a member updateUserString writes, by the caller's relation to the member. */
export function describeFieldPolicy(open: () => World): void {
  test.each(POLICY_CELLS)("$field by $relation: $cell", async ({ actor, field, own, cell }) => {
    const world = open();
    const { of } = world.people;
    const value = field === "ProfileImage" ? world.fixture.headshot : (VALUES[field] ?? "Anew");
    const target = { variables: { PK: own ? of.admin.key : of.talentSelf.key, field, value }, rows: [] };
    const query = MEMBER_MUTATIONS["updateUserString"]?.query ?? "";
    // A value that stands already changes nothing, so that events are counted elsewhere.
    await expectMutation({ world, service: "identity", query, actor, target }, cell, [], 0);
  });
}
