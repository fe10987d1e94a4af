import type { Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import {
  CompanyMemberInvitedSchema,
  UserClientInvitedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { queueMails, toQueue } from "#adapters/store/mails.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Upstreams } from "#app/ports.ts";
import type { MailFacts } from "#domain/mails/mail-kinds.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import { nameForStrangers } from "#domain/mails/name-for-strangers.ts";
import { noticePath } from "@callboard/catalog/events/notice-path.ts";

type Kind = "company-invited" | "client-invited" | "client-requested";

const NOTHING = {
  project: "",
  role: "",
  company: "",
  talent: "",
  startsAt: null,
  respondBy: null,
  zone: "UTC",
  changes: [],
  file: "",
};

interface Invited {
  readonly kind: Kind;
  readonly email: string;
  readonly language: string;
  /** Who invited, in words of their own. */
  readonly by: Pick<MailFacts, "agent"> | Pick<MailFacts, "company">;
}

/** Mails addresses that are invited to a company, or to be represented; the person may not have an account yet. */
export function invitationMailHandlers(
  upstreams: Pick<Upstreams, "batchGetInvitations" | "batchGetClientInvitations">,
  links: MailLinks,
): readonly EventHandler<Tables>[] {
  const mailsTo = (invited: readonly Invited[], eventId: string) =>
    invited.flatMap(({ kind, email, language, by }) => {
      const link = links.to(noticePath(kind, "invitee", {}));
      const facts = { ...NOTHING, firstName: email, ...by };
      const draft = { form: "event", kind, reader: "invitee", language, facts, link } as const;
      const mail = toQueue(draft, { key: `${eventId}:${email}`, to: email });
      return mail ? [mail] : [];
    });
  const apply = (tx: Transaction<Tables>, mails: Parameters<typeof queueMails>[1]) => queueMails(tx, mails);
  return [
    on({
      schema: CompanyMemberInvitedSchema,
      fetch: async ({ invitationId }, envelope) => {
        const found = valueOf(await upstreams.batchGetInvitations([invitationId]));
        const invited = found.map(({ companyName, ...to }): Invited => ({
          ...to,
          kind: "company-invited",
          by: { company: nameForStrangers(companyName) },
        }));
        return mailsTo(invited, envelope.id);
      },
      apply,
    }),
    on({
      schema: UserClientInvitedSchema,
      fetch: async ({ invitationId }, envelope) => {
        const found = valueOf(await upstreams.batchGetClientInvitations([invitationId]));
        const invited = found.map(({ agentName, isMember, ...to }): Invited => ({
          ...to,
          kind: isMember ? "client-requested" : "client-invited",
          by: { agent: nameForStrangers(agentName) },
        }));
        return mailsTo(invited, envelope.id);
      },
      apply,
    }),
  ];
}

function valueOf<Value>(found: Result<Value>): Value {
  if (!found.ok) throw new FailureError(found.failure);
  return found.value;
}
