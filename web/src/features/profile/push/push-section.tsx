import { noticeKindsOf } from "@callboard/catalog/events/notices.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Checkbox, Switch } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { canPush, dropAddress, newAddress, presentAddress } from "./browser-push.ts";
import type { PushAddress } from "./browser-push.ts";

const PushSettings = graphql(`
  query PushSettings {
    getPushSettings {
      Key
      Browsers {
        Endpoint
        Kinds
      }
    }
  }
`);

const SavePushBrowser = graphql(`
  mutation SavePushBrowser($browser: PushBrowserInput!) {
    savePushBrowser(browser: $browser) {
      Key
      Browsers {
        Endpoint
        Kinds
      }
    }
  }
`);

const RemovePushBrowser = graphql(`
  mutation RemovePushBrowser($endpoint: String!) {
    removePushBrowser(endpoint: $endpoint) {
      Key
      Browsers {
        Endpoint
        Kinds
      }
    }
  }
`);

/** This browser's address and its kinds, and what changes them. */
function usePush() {
  const { t, i18n } = useTranslation("profile");
  const { roles } = useViewer();
  const notifyFailure = useFailureNotice();
  const { data, error, refetch } = useQuery(PushSettings, {
    fetchPolicy: "cache-and-network",
    skip: !canPush(),
  });
  const [address, setAddress] = useState<PushAddress | null>(null);
  const [busy, setBusy] = useState(false);
  const [save] = useMutation(SavePushBrowser);
  const [remove] = useMutation(RemovePushBrowser);
  useEffect(() => void presentAddress().then(setAddress, () => undefined), []);
  const settings = data?.getPushSettings;
  const own = settings?.Browsers.find(({ Endpoint }) => Endpoint === address?.Endpoint);

  async function store(place: PushAddress, Kinds: readonly string[]): Promise<void> {
    await save({ variables: { browser: { ...place, Kinds: [...Kinds], Language: i18n.language } } });
    await refetch();
    notify("success", t("notices.saved"));
  }
  async function turnOn(): Promise<void> {
    const made = settings ? await newAddress(settings.Key) : null;
    if (made === null) return notify("error", t("notices.push.refused"));
    setAddress(made);
    await store(made, noticeKindsOf(roles));
  }
  async function turnOff(): Promise<void> {
    if (address !== null) await remove({ variables: { endpoint: address.Endpoint } });
    await dropAddress();
    setAddress(null);
    await refetch();
    notify("success", t("notices.saved"));
  }
  const during = (work: Promise<void>): void => {
    setBusy(true);
    void work.catch(notifyFailure).finally(() => setBusy(false));
  };
  return {
    loading: !settings && !error,
    error: settings ? null : error,
    retry: () => void refetch(),
    /** Null while this browser shows none. */
    kinds: own?.Kinds ?? null,
    busy,
    turn: (on: boolean) => during(on ? turnOn() : turnOff()),
    choose: (kinds: readonly string[]) => address && during(store(address, kinds)),
  };
}

/** Whether, and of what, this browser shows notifications. */
export function PushSection() {
  const { t } = useTranslation("profile");
  const { roles } = useViewer();
  const { loading, error, retry, kinds, busy, turn, choose } = usePush();
  const title = t("notices.push.title");
  return (
    <Stack as="section" className="profile-section" gap={16} aria-label={title}>
      <h2>{title}</h2>
      <p>{t("notices.push.help")}</p>
      {canPush() ? (
        <DataBlock loading={loading} error={error} onRetry={retry}>
          <Stack gap={16} pack="start">
            <Text as="p">
              <Switch aria-label={title} loading={busy} checked={kinds !== null} onChange={turn} />
            </Text>
            {kinds !== null && (
              <Checkbox.Group
                aria-label={t("notices.push.kinds")}
                disabled={busy}
                value={[...kinds]}
                options={noticeKindsOf(roles).map((value) => ({ value, label: t(`notices.kind.${value}`) }))}
                onChange={choose}
              />
            )}
          </Stack>
        </DataBlock>
      ) : (
        <Alert type="info" showIcon title={t("notices.push.cannot")} />
      )}
    </Stack>
  );
}
