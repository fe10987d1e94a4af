import { forSignedIn } from "#app/signed-in.ts";
import type { Deps } from "#app/ports.ts";
import type { MemberLookup } from "#app/read-member.ts";
import { sameRoles, withRoles, type Account } from "#domain/account.ts";
import { writableList } from "#domain/fields/field-policy.ts";
import { readRoles } from "#domain/fields/field-values.ts";
import { isForMinors } from "#domain/minority.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UserRole } from "@callboard/catalog/people.ts";
import { publishProfileWrite, relationsTo, type Change } from "./write-account.ts";
import { writeGuarded } from "./write-guarded.ts";

interface Input {
  readonly userId: string;
  readonly field: string;
  readonly value: readonly string[];
}

/**
 * Writes one list that the caller's relation to the member allows. Skills and unions are written by talent; roles
 * only by admins and never on their own record. Writing the same list again changes nothing and publishes nothing.
 */
export const updateUserStringArray = forSignedIn<Deps & { readonly lookup: MemberLookup }, Input, string>(
  async (deps, member, { userId, field, value }) => {
    const relations = await relationsTo(deps.lookup, member, userId);
    if (!relations.ok) return relations;
    const writable = writableList(field, relations.value);
    if (!writable.ok) return writable;
    const name = writable.value;
    if (name === "UserRoles") {
      const roles = readRoles(value);
      if (!roles.ok) return roles;
      const change = rolesChange(roles.value);
      return writeGuarded(deps, member, { operation: "updateUserStringArray", userId, change });
    }
    const changed = await deps.upstreams.writeProfileList(userId, name, value);
    return changed.ok
      ? publishProfileWrite(deps, member, { userId, field: name, changed: changed.value })
      : changed;
  },
);

function rolesChange(roles: readonly UserRole[]): Change {
  return {
    field: "UserRoles",
    // A different order is not a change: it may have been mirrored from the provider in the meantime, and is already
    // published.
    apply(account): Result<Account> {
      if (sameRoles(account.roles, roles)) return ok(account);
      return account.minor && !roles.every(isForMinors)
        ? fail(invalidField("value", "ADULT_ACCOUNT", "These roles are for adults."))
        : ok(withRoles(account, roles));
    },
    eventOf: ({ id: userId, roles: now }) => ({ kind: "UserRoleChanged", userId, roles: now }),
  };
}
