import { fullName } from "#lib/session/viewer.tsx";
import type { Draft } from "./board.ts";
import { personKey } from "./use-schedule.ts";
import type { Person } from "./use-schedule.ts";

/** Full name of a person on the board. */
export function nameOf({ Data }: Person): string {
  return fullName({ firstName: Data.FirstName, lastName: Data.LastName });
}

/** A person as a draft without a slot, with the keys of their groups. */
export function toPlace(person: Person) {
  const { PK, SK, Data } = person;
  const groups = (Data.Groups ?? []).map(({ GroupId }) => GroupId);
  return {
    person: personKey(person),
    user: Data.UserId,
    PK,
    SK,
    name: nameOf(person),
    role: Data.RoleId,
    groups,
  };
}

/** A person placed in a slot. */
export function draftAt(
  { person, user, PK, SK, name, role }: ReturnType<typeof toPlace>,
  slot: string,
): Draft {
  return { slot, person, user, PK, SK, name, role };
}
