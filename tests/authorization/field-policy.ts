import { expectMutation } from "./mutations/mutations.ts";
import { contract, type ActorName, type Cell } from "./contract.ts";
import { MEMBER_MUTATIONS } from "./cases.ts";
import type { World } from "./world.ts";

const plain = (field: string): string => field.replace(/ \(.*\)$/, "");

/** A valid value per field; fields not listed take a name or a list of skills. */
const VALUES: Readonly<Record<string, string | readonly string[]>> = {
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
  Unions: ["AEA"],
  UserRoles: ["Talent"],
};

interface PolicyCell {
  readonly operation: string;
  readonly relation: string;
  readonly actor: ActorName;
  readonly field: string;
  readonly own: boolean;
  readonly cell: Cell;
}

/** Actors who write T1's record, by relation; admins also write their own. */
function cellsOf(operation: "updateUserString" | "updateUserStringArray"): readonly PolicyCell[] {
  const { [operation]: policy, nobody } = contract.fieldPolicy;
  const writers = [
    { relation: "self", actor: "talentSelf", fields: policy.self },
    { relation: "agent", actor: "agentLinked", fields: policy.agent },
    { relation: "admin", actor: "admin", fields: policy.admin.map(plain) },
    { relation: "nobody", actor: "talentOther", fields: [] },
  ] as const;
  const fields = [...new Set([...policy.self, ...policy.agent, ...policy.admin, ...nobody].map(plain))];
  // Fields that even admins write only on other members.
  const onOthers = policy.admin.filter((field) => field.endsWith("(not own record)")).map(plain);
  const cellOf = (relation: string, allowed: readonly string[], field: string): Cell => {
    if (relation === "nobody") return "FORBIDDEN:OWNERSHIP";
    return allowed.includes(field) ? "ok" : "FORBIDDEN:FIELD";
  };
  return [
    ...writers.flatMap(({ relation, actor, fields: allowed }) =>
      fields.map((field) => ({
        operation,
        relation,
        actor,
        field,
        own: false,
        cell: cellOf(relation, allowed, field),
      })),
    ),
    ...onOthers.map((field) => ({
      operation,
      relation: "admin on the own record",
      actor: "admin" as const,
      field,
      own: true,
      cell: "FORBIDDEN:FIELD",
    })),
  ];
}

const POLICY_CELLS = [...cellsOf("updateUserString"), ...cellsOf("updateUserStringArray")];

function valueOf(world: World, { operation, field }: PolicyCell): string | readonly string[] {
  if (field === "ProfileImage") return world.fixture.headshot;
  return VALUES[field] ?? (operation === "updateUserString" ? "Anew" : ["Actor"]);
}

/** Tests which fields of a member each operation writes, by the caller's relation to the member. */
export function describeFieldPolicy(open: () => World): void {
  test.each(POLICY_CELLS)("$operation: $field by $relation: $cell", async (policy) => {
    const { operation, actor, field, own, cell } = policy;
    const world = open();
    const { of } = world.people;
    const PK = own ? of.admin.key : of.talentSelf.key;
    const target = { variables: { PK, field, value: valueOf(world, policy) }, rows: [] };
    const query = MEMBER_MUTATIONS[operation]?.query ?? "";
    // Writing the current value changes nothing, so events are counted elsewhere.
    await expectMutation({ world, service: "identity", query, actor, target }, cell, [], 0);
  });
}
