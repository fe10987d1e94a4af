import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { CompanyMemberInvitedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { queueMails, toQueue } from "#adapters/store/mails.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Upstreams } from "#app/ports.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import { nameForStrangers } from "#domain/mails/name-for-strangers.ts";
import { noticePath } from "@callboard/catalog/events/notice-path.ts";

const KIND = "company-invited";

/** Mails an address that is invited to a company; the person may not have an account yet. */
export function invitationMailHandlers(
  upstreams: Pick<Upstreams, "batchGetInvitations">,
  links: MailLinks,
): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: CompanyMemberInvitedSchema,
      fetch: async ({ invitationId }, envelope) => {
        const found = await upstreams.batchGetInvitations([invitationId]);
        if (!found.ok) throw new FailureError(found.failure);
        return found.value.flatMap(({ email, companyName, language }) => {
          const link = links.to(noticePath(KIND, "invitee", {}));
          const nothing = {
            project: "",
            role: "",
            talent: "",
            startsAt: null,
            respondBy: null,
            zone: "UTC",
            changes: [],
            file: "",
          };
          const facts = { ...nothing, firstName: email, company: nameForStrangers(companyName) };
          const draft = { form: "event", kind: KIND, reader: "invitee", language, facts, link } as const;
          const mail = toQueue(draft, { key: `${envelope.id}:${email}`, to: email });
          return mail ? [mail] : [];
        });
      },
      apply: (tx: Transaction<Tables>, mails) => queueMails(tx, mails),
    }),
  ];
}
