import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Members_CompanyFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { EndInvitation } from "./members-documents.ts";

type Invitation = NonNullable<Members_CompanyFragment["Data"]["Invitations"]>[number];

type OpenInvitationsProps = {
  readonly invitations: readonly Invitation[];
  readonly onChanged: () => void;
};

/** Invitations that have not been answered yet. */
export function OpenInvitations({ invitations, onChanged }: OpenInvitationsProps) {
  const { t } = useTranslation("company");
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const [end] = useMutation(EndInvitation);

  async function takeBack({ PK, Data: { Email } }: Invitation): Promise<void> {
    try {
      await end({ variables: { id: PK } });
      notify("success", t("takenBack", { email: Email }));
    } catch (error) {
      notifyFailure(error);
    }
    onChanged();
  }

  if (invitations.length === 0) return null;
  return (
    <>
      <h3>{t("invitations")}</h3>
      <ul className="member-list">
        {invitations.map((invitation) => {
          const { Email, Owner, ExpiresAt } = invitation.Data;
          return (
            <li key={invitation.PK}>
              <Stack as="span" className="member-words" shrinks>
                <bdi>{Email}</bdi>
                <small>
                  {t(Owner ? "owner" : "member")} · {t("openUntil", { day: formats.day(ExpiresAt) })}
                </small>
              </Stack>
              <Button aria-label={t("takeBack", { email: Email })} onClick={() => void takeBack(invitation)}>
                {t("takeBackWord")}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
