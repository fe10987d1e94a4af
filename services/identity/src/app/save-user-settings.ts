import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { checkSettings, type SettingsInput } from "#domain/settings.ts";
import type { Deps } from "./ports.ts";

/** Saves the caller's interface settings; saving the same again publishes nothing. Returns the member's id. */
export const saveUserSettings = forMembers<Deps, SettingsInput, string>(null, async (deps, member, input) => {
  const { userId } = member;
  const checked = checkSettings(input);
  if (!checked.ok) return checked;
  return deps.transaction(async (unit): Promise<Result<string>> => {
    const before = await unit.lockAccount(userId);
    if (before === null) return fail(notFound("member"));
    const settings = { ...before.settings, ...input.settings };
    const shortcuts = input.shortcuts ?? before.shortcuts;
    const isSame =
      JSON.stringify([before.settings, before.shortcuts]) === JSON.stringify([settings, shortcuts]);
    if (isSame) return ok(userId);
    await unit.saveAccount({ ...before, settings, shortcuts });
    await unit.addEvents(member, [{ kind: "UserSettingsSaved", userId }]);
    return ok(userId);
  });
});
