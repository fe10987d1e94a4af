import { noticeKindsOf, NOTICE_MODES } from "@callboard/catalog/events/notices.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Form, Input, Segmented, Switch } from "antd";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { NoticeSettingsQuery, NotificationSettingsInput } from "#gen/graphql.ts";
import { ownZone } from "#i18n/formats.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useViewer } from "#lib/session/viewer.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { Box, Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { PushSection } from "./push/push-section.tsx";
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
      DailyMail
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
      DailyMail
    }
  }
`);

type Settings = NoticeSettingsQuery["getNotificationSettings"];
type Quiet = Pick<Settings, "QuietFrom" | "QuietTo">;

/** Saves a part of the settings, and shows what the server returns. */
function useSaving(settings: Settings) {
  const { t } = useTranslation("profile");
  const notifyFailure = useFailureNotice();
  const [save] = useMutation(SaveNoticeSettings, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.writeQuery({
        query: NoticeSettings,
        data: { __typename: "Query", getNotificationSettings: data.saveNotificationSettings },
      });
    },
  });
  const send = ({
    QuietFrom = settings.QuietFrom,
    QuietTo = settings.QuietTo,
    ...change
  }: Pick<NotificationSettingsInput, "Kinds" | "DailyMail"> & Partial<Quiet>) => {
    const quiet = QuietFrom && QuietTo ? { QuietFrom, QuietTo } : {};
    return save({ variables: { settings: { ...change, ...quiet, Zone: ownZone() } } });
  };
  const notifySaved = () => notify("success", t("notices.saved"));
  return {
    notifySaved,
    setMode: (Kind: string, Mode: string) =>
      void send({ Kinds: [{ Kind, Mode }] }).then(notifySaved, notifyFailure),
    setDailyMail: (DailyMail: boolean) => void send({ DailyMail }).then(notifySaved, notifyFailure),
    setQuiet: (quiet: Quiet) => send(quiet),
  };
}

function Kinds({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("profile");
  const { roles } = useViewer();
  const { setMode, setDailyMail } = useSaving(settings);
  const daily = t("notices.dailyMail");
  return (
    <Box as="ul" className="notice-kinds">
      {noticeKindsOf(roles).map((value) => {
        const set = settings.Kinds.find(({ Kind }) => Kind === value);
        if (!set) return null;
        const label = t(`notices.kind.${value}`);
        return (
          <li key={value}>
            <span>{label}</span>
            {set.Mandatory ? (
              <Text text="dense quiet">{t("notices.always")}</Text>
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
      <li>
        <span>{daily}</span>
        <Switch aria-label={daily} checked={settings.DailyMail} onChange={setDailyMail} />
      </li>
    </Box>
  );
}

type QuietFields = { readonly QuietFrom?: string; readonly QuietTo?: string };

function QuietHours({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<QuietFields>();
  const { setQuiet, notifySaved } = useSaving(settings);
  const { sending, initialValues, ...fields } = useDraftedForm<QuietFields>(form, {
    argument: "settings",
    draft: "quietHours",
    place: "tab",
    send: ({ QuietFrom, QuietTo }) => setQuiet({ QuietFrom: QuietFrom || null, QuietTo: QuietTo || null }),
    onSent: notifySaved,
  });
  const both = {
    validator: async () => {
      const { QuietFrom = "", QuietTo = "" } = form.getFieldsValue();
      if ((QuietFrom === "") !== (QuietTo === "")) throw new Error(t("notices.quietHalf"));
    },
  };
  return (
    <Form<QuietFields>
      form={form}
      name="quiet"
      className="notice-quiet"
      layout="vertical"
      requiredMark={false}
      initialValues={{
        QuietFrom: settings.QuietFrom ?? "",
        QuietTo: settings.QuietTo ?? "",
        ...initialValues,
      }}
      {...fields}
    >
      <Form.Item name="QuietFrom" label={t("notices.quietFrom")}>
        <Input type="time" />
      </Form.Item>
      <Form.Item name="QuietTo" label={t("notices.quietTo")} dependencies={["QuietFrom"]} rules={[both]}>
        <Input type="time" />
      </Form.Item>
      <Button htmlType="submit" loading={sending}>
        {shell("save")}
      </Button>
    </Form>
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
        <Stack className="profile-main" pack="start" shrinks>
          <Stack as="section" className="profile-section" gap={16} aria-label={t("notices.title")}>
            <h2>{t("notices.title")}</h2>
            <p>{t("notices.help")}</p>
            <Kinds settings={settings} />
          </Stack>
          <Stack as="section" className="profile-section" gap={16} aria-label={t("notices.quiet")}>
            <h2>{t("notices.quiet")}</h2>
            <p>{t("notices.quietHelp", { zone: settings.Zone.replaceAll("_", " ") })}</p>
            <QuietHours settings={settings} />
          </Stack>
          <PushSection />
        </Stack>
      )}
    </DataBlock>
  );
}
