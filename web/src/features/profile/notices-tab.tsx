import { NOTICE_KINDS, NOTICE_MODES } from "@callboard/catalog/notices.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Input, Segmented } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { NoticeSettingsQuery } from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import "./profile.css";

const NoticeSettings = graphql(`
  query NoticeSettings {
    getNotificationSettings {
      Kinds {
        Kind
        Mode
        Mandatory
      }
      Zone
      QuietFrom
      QuietTo
    }
  }
`);

const SaveNoticeSettings = graphql(`
  mutation SaveNoticeSettings($settings: NotificationSettingsInput!) {
    saveNotificationSettings(settings: $settings) {
      Kinds {
        Kind
        Mode
        Mandatory
      }
      Zone
      QuietFrom
      QuietTo
    }
  }
`);

type Settings = NoticeSettingsQuery["getNotificationSettings"];
type Quiet = Pick<Settings, "QuietFrom" | "QuietTo">;

/** Saves a part of the settings, and shows what the server returns. */
function useSaving(settings: Settings) {
  const { t } = useTranslation("profile");
  const say = useFailureNotice();
  const [save] = useMutation(SaveNoticeSettings, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.writeQuery({
        query: NoticeSettings,
        data: { __typename: "Query", getNotificationSettings: data.saveNotificationSettings },
      });
    },
  });
  const send = (change: { Kinds?: Array<{ Kind: string; Mode: string }> } & Partial<Quiet>) => {
    const { QuietFrom, QuietTo } = { ...settings, ...change };
    const quiet = QuietFrom && QuietTo ? { QuietFrom, QuietTo } : {};
    const Kinds = change.Kinds ? { Kinds: change.Kinds } : {};
    save({ variables: { settings: { ...Kinds, ...quiet, Zone: ownZone() } } }).then(
      () => notify("success", t("notices.saved")),
      say,
    );
  };
  return {
    setMode: (Kind: string, Mode: string) => send({ Kinds: [{ Kind, Mode }] }),
    setQuiet: (quiet: Quiet) => send(quiet),
  };
}

function Kinds({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("profile");
  const { setMode } = useSaving(settings);
  return (
    <ul className="notice-kinds">
      {NOTICE_KINDS.map(({ value }) => {
        const set = settings.Kinds.find(({ Kind }) => Kind === value);
        if (!set) return null;
        const label = t(`notices.kind.${value}`);
        return (
          <li key={value}>
            <span>{label}</span>
            {set.Mandatory ? (
              <span className="notice-always">{t("notices.always")}</span>
            ) : (
              <Segmented
                size="small"
                aria-label={label}
                value={set.Mode}
                options={NOTICE_MODES.map((mode) => ({ value: mode, label: t(`notices.mode.${mode}`) }))}
                onChange={(mode) => setMode(value, mode)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function QuietHours({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const id = useId();
  const { setQuiet } = useSaving(settings);
  const [from, setFrom] = useState(settings.QuietFrom ?? "");
  const [to, setTo] = useState(settings.QuietTo ?? "");
  const isHalf = (from === "") !== (to === "");
  return (
    <form
      className="notice-quiet"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHalf) setQuiet({ QuietFrom: from || null, QuietTo: to || null });
      }}
    >
      <label htmlFor={`${id}-from`}>{t("notices.quietFrom")}</label>
      <Input id={`${id}-from`} type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
      <label htmlFor={`${id}-to`}>{t("notices.quietTo")}</label>
      <Input id={`${id}-to`} type="time" value={to} onChange={(event) => setTo(event.target.value)} />
      {isHalf && (
        <p role="alert" className="notice-half">
          {t("notices.quietHalf")}
        </p>
      )}
      <Button htmlType="submit">{shell("save")}</Button>
    </form>
  );
}

/** What the member is notified about, how soon, and the quiet hours. */
export function NoticesTab() {
  const { t } = useTranslation("profile");
  const { data, error, refetch } = useQuery(NoticeSettings);
  const settings = data?.getNotificationSettings;
  return (
    <DataBlock loading={!settings && !error} error={settings ? null : error} onRetry={() => void refetch()}>
      {settings && (
        <div className="profile-main">
          <section className="profile-section" aria-label={t("notices.title")}>
            <h2>{t("notices.title")}</h2>
            <p>{t("notices.help")}</p>
            <Kinds settings={settings} />
          </section>
          <section className="profile-section" aria-label={t("notices.quiet")}>
            <h2>{t("notices.quiet")}</h2>
            <p>{t("notices.quietHelp", { zone: settings.Zone.replaceAll("_", " ") })}</p>
            <QuietHours settings={settings} />
          </section>
        </div>
      )}
    </DataBlock>
  );
}
