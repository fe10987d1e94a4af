import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AcceptInvitation, EndInvitation, OwnCompanyInvitations } from "./members-documents.ts";

/** Invitations to companies, for someone who has no company yet. */
export function OwnInvitations() {
  const { t } = useTranslation("company");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(OwnCompanyInvitations);
  const [accept] = useMutation(AcceptInvitation, { refetchQueries: ["Viewer"] });
  const [decline] = useMutation(EndInvitation);
  const invitations = data?.me?.Data.CompanyInvitations ?? [];

  async function respond(send: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await send();
      notify("success", done);
    } catch (error) {
      notifyFailure(error);
    }
    await refetch().catch(() => undefined);
  }

  if (!hasResponse(data) && loading) return <Loading rows={1} />;
  if (!hasResponse(data) && error) {
    return (
      <FailureLine
        what={t("yoursPart")}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (invitations.length === 0) return null;
  return (
    <section className="company-members" aria-labelledby="own-invitations">
      <h2 id="own-invitations">{t("yours")}</h2>
      <ul className="member-list">
        {invitations.map(({ PK: id, Data: { Owner, ExpiresAt, Company } }) => {
          const company = Company.Data.Name ?? shell("unnamed");
          const variables = { id };
          return (
            <li key={id}>
              <Stack as="span" className="member-words" shrinks>
                <span>{t("yoursTo", { company, role: t(Owner ? "owner" : "member") })}</span>
                <small>{t("openUntil", { day: formats.day(ExpiresAt) })}</small>
              </Stack>
              <Button onClick={() => void respond(() => decline({ variables }), t("declined"))}>
                {t("decline", { company })}
              </Button>
              <Button
                type="primary"
                onClick={() => void respond(() => accept({ variables }), t("joined", { company }))}
              >
                {t("accept", { company })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
