import type { Member } from "@callboard/kit/actor.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import { isProfileField, writableField } from "#domain/fields/field-policy.ts";
import { writeField, type OwnField } from "#domain/fields/field-values.ts";
import { checkImage } from "#domain/images.ts";
import type { Deps } from "#app/ports.ts";
import type { MemberLookup } from "#app/read-member.ts";
import { forSignedIn } from "#app/signed-in.ts";
import { publishProfileWrite, relationsTo, writeAccount, type Change } from "./write-account.ts";
import { writeGuarded } from "./write-guarded.ts";

interface Input {
  readonly userId: string;
  readonly field: string;
  readonly value: string;
}

/**
 * Writes one text field that the caller's relation to the member allows. Fields of the professional profile are
 * written by talent; exactly one service writes per call. Writing the same value changes nothing and publishes
 * nothing.
 */
export const updateUserString = forSignedIn<Deps & { readonly lookup: MemberLookup }, Input, string>(
  async (deps, member, input) => {
    const { userId, field, value } = input;
    const relations = await relationsTo(deps.lookup, member, userId);
    if (!relations.ok) return relations;
    const writable = writableField(field, relations.value);
    if (!writable.ok) return writable;
    const name = writable.value;
    if (isProfileField(name)) {
      const changed = await deps.upstreams.writeProfileField(userId, name, value);
      return changed.ok
        ? publishProfileWrite(deps, member, { userId, field: name, changed: changed.value })
        : changed;
    }
    if (name === "ProfileImage") return writeHeadshot(deps, member, { userId, value });
    const change = changeOf(name, value);
    return isGuarded(name)
      ? writeGuarded(deps, member, { operation: "updateUserString", userId, change })
      : deps.transaction((unit) => writeAccount(unit, member, userId, change));
  },
);

function changeOf(field: OwnField, value: string): Change {
  return {
    field,
    apply: (before) => writeField(before, field, value),
    eventOf: ({ id: userId, suspended }) =>
      field === "Suspended"
        ? { kind: suspended ? "UserSuspended" : "UserReinstated", userId }
        : { kind: "UserProfileUpdated", userId, fields: [field] },
  };
}

/** Fields that decide what a member may do. */
function isGuarded(field: OwnField): boolean {
  return field === "UserRole" || field === "Suspended" || field === "RegistrationCompleted";
}

async function writeHeadshot(
  deps: Deps,
  member: Member,
  { userId, value }: Omit<Input, "field">,
): Promise<Result<string>> {
  const writeImage = (profileMediaId: string | null): Promise<Result<string>> => {
    const change: Change = {
      field: "ProfileImage",
      apply: (account: Account) => ok({ ...account, profileMediaId }),
      eventOf: ({ id }) => ({ kind: "UserProfileUpdated", userId: id, fields: ["ProfileImage"] }),
    };
    return deps.transaction((unit) => writeAccount(unit, member, userId, change));
  };
  if (value.trim() === "") return writeImage(null);
  const mediaId = readKey("media", value.trim(), "value");
  if (!mediaId.ok) return mediaId;
  const files = await deps.upstreams.batchGetFiles([mediaId.value]);
  if (!files.ok) return files;
  const fits = checkImage(files.value.get(mediaId.value) ?? null, {
    path: "value",
    isOwn: ({ ownerId }) => ownerId === userId || ownerId === member.userId,
    imageOnly: "A headshot must be an image.",
  });
  return fits.ok ? writeImage(mediaId.value) : fits;
}
