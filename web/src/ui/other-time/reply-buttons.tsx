import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { ReplyToOtherTimeDocument } from "./reply-documents.ts";
import type { ReplyProps } from "./reply-to-other-time.tsx";

/** The buttons of ReplyToOtherTime. */
export function ReplyButtons({ PK, SK, Data, mayReply, onDone }: ReplyProps) {
  const { t } = useTranslation("other-time");
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const { keyFor, settle } = useClientKey();
  const [reply] = useMutation(ReplyToOtherTimeDocument);
  const [busy, setBusy] = useState<string | null>(null);
  const { Reason: reason, Auditions: slots } = Data.OtherTime ?? { Reason: null, Auditions: [] };

  // Offering the same time again keeps it.
  async function offer(AuditionId: string | null, done: string): Promise<void> {
    setBusy(AuditionId ?? "");
    const fields = { PK, SK, AuditionId, Message: Data.AuditionMessage };
    try {
      await reply({ variables: { request: { ...fields, ClientKey: keyFor(fields) } } });
      settle();
      notify("success", done);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(null);
      onDone();
    }
  }

  return (
    <Stack as="section" gap={8} aria-label={t("wants")}>
      <Text text="medium">{t("wants")}</Text>
      {reason && (
        <Text as="p" lines dir="auto">
          {reason}
        </Text>
      )}
      {slots.length > 0 && (
        <Stack as="ul" gap={6} aria-label={t("wouldDo")}>
          {slots.map((slot) => {
            const { StartsAt, Place } = slot.Data;
            const time = [formats.moment(StartsAt, slotZone(slot.Data)), Place].filter(Boolean).join(" · ");
            return (
              <Row key={slot.SK} as="li" gap={8} justify="between" wrap>
                <bdi>{time}</bdi>
                {mayReply && (
                  <Button
                    size="small"
                    loading={busy === slot.SK}
                    disabled={busy !== null}
                    aria-label={t("moveTo", { time })}
                    onClick={() => void offer(slot.SK, t("moved"))}
                  >
                    {t("move")}
                  </Button>
                )}
              </Row>
            );
          })}
        </Stack>
      )}
      {mayReply && (
        <Row gap={8}>
          <Button
            size="small"
            loading={busy === (Data.AuditionId ?? "")}
            disabled={busy !== null}
            onClick={() => void offer(Data.AuditionId, t("kept"))}
          >
            {t("keepOffered")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
