import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Input } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MyAccessTokensQuery } from "#gen/graphql.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { MyAccessTokens, RevokeAccessToken } from "./token-documents.ts";
import { TokenForm } from "./token-form.tsx";

type Token = MyAccessTokensQuery["getMyAccessTokens"][number];

/** The secret of a token that was made now, to be copied. */
function NewToken({ secret }: { readonly secret: string }) {
  const { t } = useTranslation("account");
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(() => notify("success", t("tokenCopied")));
  return (
    <>
      <Input readOnly dir="ltr" value={secret} aria-label={t("tokenNew")} />
      <Button onClick={copy}>{t("tokenCopy")}</Button>
      <output>{t("tokenOnce")}</output>
    </>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const { t } = useTranslation("account");
  const when = useWhen({ inside: true });
  const { Name: name, LastUsedAt } = token;
  return (
    <li className="account-session">
      <div>
        <Row gap={8} wrap>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Text text="quiet">{t(token.Scopes.includes("Write") ? "tokenWrite" : "tokenRead")}</Text>
        </Row>
        <p>{t("tokenTimes", { made: when.moment(token.CreatedAt), ends: when.deadline(token.ExpiresAt) })}</p>
        <p>{LastUsedAt ? t("tokenUsed", { used: when.moment(LastUsedAt) }) : t("tokenUnused")}</p>
      </div>
      <Button aria-label={t("tokenRevokeOf", { name })} onClick={onRevoke}>
        {t("tokenRevoke")}
      </Button>
    </li>
  );
}

/** The member's access tokens for programs of their own: made, listed, revoked. Admins have none. */
export function TokensSection() {
  const { t } = useTranslation("account");
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(MyAccessTokens, { fetchPolicy: "cache-and-network" });
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<Token | null>(null);
  const [revoke, { loading: busy }] = useMutation(RevokeAccessToken);
  const tokens = data?.getMyAccessTokens ?? [];
  const again = () => refetch().then(() => undefined, notifyFailure);
  const made = (shown: string) => {
    setSecret(shown);
    void again();
  };
  const revoked = () => {
    notify("success", t("tokenRevoked"));
    return again();
  };
  const revokeNow = (id: string) =>
    void revoke({ variables: { id } })
      .then(revoked, notifyFailure)
      .finally(() => setRevoking(null));
  return (
    <section className="account-section" aria-labelledby="account-tokens">
      <h2 id="account-tokens">{t("tokens")}</h2>
      <p>{t("tokensText")}</p>
      <DataBlock loading={!data && loading} error={data ? null : error} onRetry={() => void again()}>
        {tokens.length === 0 ? (
          <p>{t("tokensNone")}</p>
        ) : (
          <ul className="account-sessions" aria-labelledby="account-tokens">
            {tokens.map((token) => (
              <TokenRow key={token.Id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        )}
      </DataBlock>
      {secret !== null && <NewToken secret={secret} />}
      <TokenForm onMade={made} />
      <Confirm
        open={revoking !== null}
        title={t("tokenRevokeTitle", { name: revoking?.Name ?? "" })}
        confirm={t("tokenRevoke")}
        danger
        busy={busy}
        onConfirm={() => revoking && revokeNow(revoking.Id)}
        onClose={() => setRevoking(null)}
      >
        <p>{t("tokenRevokeText")}</p>
      </Confirm>
    </section>
  );
}
