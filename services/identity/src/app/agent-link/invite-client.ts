import * as fields from "@callboard/kit/fields.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { newClientInvitation } from "#domain/client-invitation.ts";
import type { Deps } from "#app/ports.ts";

interface Input {
  readonly email: string;
}

const schema = z.object({ email: fields.email });

/**
 * An agent invites the owner of an e-mail address to be represented. The response and the work done are the same whether the
 * address has an account or not: nothing here looks for one, and the mail is written later, by messaging. An invitation that is
 * open is not sent again. LIMIT at the day's requests, and at those for one address, which ending does not give back.
 */
export const inviteClient = forMembers<Deps, Input, void>(["Agent"], async (deps, member, input) => {
  const read = validate(schema, input);
  if (!read.ok) return read;
  const { email } = read.value;
  const agentId = member.userId;
  const open = await deps.transaction(async (unit) =>
    ok(await unit.hasOpenClientInvitation(agentId, email, deps.now())),
  );
  if (!open.ok) return open;
  if (open.value) return ok();
  const within = await deps.agentRequestQuota(agentId, deps.hashCode("client", email));
  if (!within.ok) return within;
  const invitation = newClientInvitation({ id: deps.newId(), agentId, email }, deps.now());
  return deps.transaction(async (unit): Promise<Result<void>> => {
    if (!(await unit.insertClientInvitation(invitation))) return ok();
    await unit.addEvents(member, [
      { kind: "UserClientInvited", userId: agentId, invitationId: invitation.id },
    ]);
    return ok();
  });
});
