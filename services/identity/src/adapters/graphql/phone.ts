import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { ok } from "@callboard/kit/result.ts";
import { confirmPhone } from "#app/phone/confirm-phone.ts";
import { readOwnPhone, type SignInPhone } from "#app/phone/read-phone.ts";
import { removePhone } from "#app/phone/remove-phone.ts";
import { requestPhoneCode } from "#app/phone/request-phone-code.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "#gen/graphql.ts";
import { STATUS_OK } from "./wire.ts";

export function phoneQueries(deps: Deps): QueryResolvers {
  return { getMyPhone: (_parent, _args, { actor }) => respond(readOwnPhone(deps, actor, ok())) };
}

export function phoneMutations(deps: Deps): MutationResolvers {
  return {
    requestPhoneCode(_parent, { phone, language }, { actor }) {
      const network = currentScope()?.clientNetwork ?? null;
      const input = { phone, language: language ?? "en", network };
      return respondWith(requestPhoneCode(deps, actor, ok(input)), () => STATUS_OK);
    },
    confirmPhone: (_parent, { phone, code }, { actor }) =>
      respondWith(confirmPhone(deps, actor, ok({ phone, code })), () => STATUS_OK),
    removePhone: (_parent, _args, { actor }) => respondWith(removePhone(deps, actor, ok()), () => STATUS_OK),
  };
}

/** Resolvers of OwnPhone. */
export const phoneResolvers: Pick<Resolvers, "OwnPhone"> = {
  OwnPhone: {
    IsOffered: ({ isOffered }: SignInPhone) => isOffered,
    Number: ({ number }) => number,
  },
};
