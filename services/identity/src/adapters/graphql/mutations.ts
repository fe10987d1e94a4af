import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { setUserSuspended } from "#app/account-state/set-user-suspended.ts";
import { acceptAgentLink, endAgentLink } from "#app/agent-link/change-agent-link.ts";
import { completeRegistration } from "#app/complete-registration.ts";
import { confirmPasswordReset } from "#app/confirm-password-reset.ts";
import { confirmRegistration } from "#app/confirm-registration.ts";
import type { Deps } from "#app/ports.ts";
import { inviteClient } from "#app/agent-link/invite-client.ts";
import { readCompany, type VisibleCompany } from "#app/read-company.ts";
import { readMember, type VisibleMember } from "#app/read-member.ts";
import { requestAgentLink } from "#app/agent-link/request-agent-link.ts";
import { requestPasswordReset } from "#app/request-password-reset.ts";
import { requestRegistration } from "#app/request-registration.ts";
import { saveCompany } from "#app/save-company.ts";
import { saveUserSettings } from "#app/save-user-settings.ts";
import { updateUserString } from "#app/fields/update-user-string.ts";
import { updateUserStringArray } from "#app/fields/update-user-string-array.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { accessTokenMutations } from "./access-tokens.ts";
import type { Context } from "./context.ts";
import { membershipMutations } from "./membership-operations.ts";
import { phoneMutations } from "./phone.ts";
import { privacyMutations } from "./privacy.ts";
import { sessionMutations } from "./sessions.ts";
import { STATUS_OK } from "./wire.ts";

export function createMutations(deps: Deps): MutationResolvers {
  return {
    ...memberMutations(deps),
    ...linkMutations(deps),
    ...guestMutations(deps),
    ...membershipMutations(deps),
    ...privacyMutations(deps),
    ...sessionMutations(deps),
    ...accessTokenMutations(deps),
    ...phoneMutations(deps),
  };
}

function memberMutations(deps: Deps): MutationResolvers {
  return {
    completeRegistration: (_parent, { registration }, context) =>
      memberAfter(completeRegistration(deps, context.actor, ok(registration)), context),
    saveCompany(_parent, { company }, context) {
      const key = readOptionalKey("company", company.PK, "company.PK");
      const input = map(key, (companyId) => ({ companyId, company }));
      return companyAfter(saveCompany(deps, context.actor, input), context);
    },
    saveUserSettings: (_parent, { settings, shortcuts }, context) =>
      memberAfter(saveUserSettings(deps, context.actor, ok({ settings, shortcuts })), context),
    updateUserString(_parent, { pK, field, value }, context) {
      const input = map(readKey("user", pK, "pK"), (userId) => ({ userId, field, value }));
      const { lookup, actor } = context;
      return memberAfter(updateUserString({ ...deps, lookup }, actor, input), context);
    },
    setUserSuspended(_parent, { PK, Suspended, reason, until }, context) {
      const input = map(readKey("user", PK, "PK"), (userId) => ({
        userId,
        suspended: Suspended,
        reason,
        until,
      }));
      return memberAfter(setUserSuspended(deps, context.actor, input), context);
    },
    updateUserStringArray(_parent, { pK, field, value }, context) {
      const input = map(readKey("user", pK, "pK"), (userId) => ({ userId, field, value }));
      const { lookup, actor } = context;
      return memberAfter(updateUserStringArray({ ...deps, lookup }, actor, input), context);
    },
  };
}

function linkMutations(deps: Deps): MutationResolvers {
  return {
    requestAgentLink(_parent, args, context) {
      const input = map(readKey("user", args.talentId, "talentId"), (talentId) => ({ talentId }));
      return linkAfter(requestAgentLink(deps, context.actor, input), context);
    },
    inviteClient: (_parent, { email }, { actor }) =>
      respondWith(inviteClient(deps, actor, ok({ email })), () => STATUS_OK),
    acceptAgentLink: (_parent, { linkId }, context) =>
      linkAfter(acceptAgentLink(deps, context.actor, ofLink(linkId)), context),
    async endAgentLink(_parent, { linkId }, context) {
      await linkAfter(endAgentLink(deps, context.actor, ofLink(linkId)), context);
      return STATUS_OK;
    },
  };
}

function guestMutations(deps: Deps): MutationResolvers {
  return {
    requestPasswordReset(_parent, { email }) {
      const network = currentScope()?.clientNetwork ?? null;
      return respondWith(requestPasswordReset(deps, { email, network }), () => STATUS_OK);
    },
    requestRegistration(_parent, { language, ...account }) {
      const network = currentScope()?.clientNetwork ?? null;
      const request = { ...account, language: language ?? "en", network };
      return respondWith(requestRegistration(deps, request), () => STATUS_OK);
    },
    confirmRegistration: (_parent, account) =>
      respondWith(confirmRegistration(deps, account), () => STATUS_OK),
    confirmPasswordReset: (_parent, { email, code, password }) =>
      respondWith(confirmPasswordReset(deps, { email, code, password }), () => STATUS_OK),
  };
}

function ofLink(key: string): Result<{ readonly linkId: string }> {
  return map(readKey("agentLink", key, "linkId"), (linkId) => ({ linkId }));
}

/** Reads the member again after a write. */
async function memberAfter(
  written: Promise<Result<string>>,
  { lookup, actor }: Context,
): Promise<VisibleMember> {
  const userId = await respond(written);
  lookup.clear();
  return respond(readMember(lookup, actor, ok({ userId })));
}

async function companyAfter(
  written: Promise<Result<string>>,
  { lookup, actor }: Context,
): Promise<VisibleCompany> {
  const companyId = await respond(written);
  lookup.clear();
  return respond(readCompany(lookup, actor, ok({ companyId })));
}

async function linkAfter(changed: Promise<Result<AgentLink>>, { lookup }: Context): Promise<AgentLink> {
  const link = await respond(changed);
  lookup.clear();
  return link;
}
