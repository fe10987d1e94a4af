import { requireMember } from "@callboard/kit/actor.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { changeSettings } from "#domain/settings.ts";
import type { UserSettings } from "#domain/settings.ts";
import type { Deps } from "./ports.ts";

export type SettingsInput = {
  readonly settings: UserSettings;
  /** Absent keeps them. */
  readonly shortcuts: readonly string[] | null | undefined;
};

/** Saves the look of the shell to the own record; the same again publishes nothing. Answers the member's id. */
export async function saveUserSettings(
  deps: Deps,
  actor: Actor,
  input: SettingsInput,
): Promise<Result<string>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId } = member.value;
  return deps.transaction(async (tx) => {
    const before = await tx.accounts.lock(userId);
    if (before === null) return fail(notFound("member"));
    const settings = changeSettings(before.settings, input.settings, input.shortcuts);
    if (!settings.ok) return settings;
    const shortcuts = input.shortcuts ?? before.shortcuts;
    const same =
      JSON.stringify([before.settings, before.shortcuts]) === JSON.stringify([settings.value, shortcuts]);
    if (same) return ok(userId);
    await tx.accounts.save({ ...before, settings: settings.value, shortcuts });
    await tx.publish(actor, [{ about: "user", id: userId, event: { type: "UserSettingsSaved" } }]);
    return ok(userId);
  });
}
