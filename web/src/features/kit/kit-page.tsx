import { Alert, Button, Checkbox, Form, Input, Radio, Segmented, Slider, Switch } from "antd";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { Failure } from "#lib/graph/failure.ts";
import type { Density } from "#lib/settings/lists.ts";
import { DensitySwitch } from "#ui/density/density-switch.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { LaterCatalogSelect } from "#ui/fields/later-fields.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Keys } from "#ui/keys.tsx";
import { Box, Row } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { FailureBlock, StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { STATUS_STYLES } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import "./kit.css";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box as="section" className="kit-part" after={24} pad={16} card>
      <h2>{title}</h2>
      <Row className="kit-shown" gap={12} wrap>
        {children}
      </Row>
    </Box>
  );
}

function Buttons() {
  const { t } = useTranslation("kit");
  const { t: shell } = useTranslation();
  return (
    <Part title={t("buttons")}>
      <Button type="primary">{shell("save")}</Button>
      <Button>{shell("cancel")}</Button>
      <Button danger>{shell("remove")}</Button>
      <Button type="text">{shell("close")}</Button>
      <Button disabled>{shell("save")}</Button>
      <Button onClick={() => notify("success", shell("savedAt", { time: "14:32" }))}>{t("notice")}</Button>
      <Keys keys="Ctrl+k" />
    </Part>
  );
}

function Fields() {
  const { t } = useTranslation("kit");
  const { t: shell } = useTranslation();
  const { t: errors } = useTranslation("errors");
  const answers = [shell("yes"), shell("no")];
  return (
    <Part title={t("fields")}>
      <Form layout="vertical" className="kit-form">
        <Form.Item label={t("field")} name="field" extra={t("help")}>
          <Input />
        </Form.Item>
        <Form.Item label={t("refused")} name="refused" validateStatus="error" help={errors("rule.REQUIRED")}>
          <Input aria-invalid="true" />
        </Form.Item>
        <Form.Item label={t("choice")} name="choice" initialValue={answers[0]}>
          <LaterCatalogSelect options={answers} />
        </Form.Item>
        <Form.Item label={t("answer")} name="answer" initialValue={answers[1]}>
          <Radio.Group options={answers} />
        </Form.Item>
      </Form>
      <Checkbox defaultChecked>{shell("yes")}</Checkbox>
      <Switch defaultChecked aria-label={shell("yes")} />
      <Slider className="kit-slider" defaultValue={40} ariaLabelForHandle={t("field")} />
      <Segmented options={answers} />
    </Part>
  );
}

/** Every status that has a look of its own. */
function Statuses() {
  const { t } = useTranslation("kit");
  const word = useCatalog();
  return (
    <Part title={t("statuses")}>
      {Object.entries(STATUS_STYLES).flatMap(([record, looks]) =>
        Object.entries(looks).map(([status, look]) => (
          <StatusTag key={record + status} {...look}>
            {record === "submission" ? word("bookingStatuses", status) : status}
          </StatusTag>
        )),
      )}
    </Part>
  );
}

const SOON_MS = 20 * 3_600_000;

function Facts() {
  const { t } = useTranslation("kit");
  const [density, setDensity] = useState<Density>("M");
  const [soon] = useState(() => new Date(Date.now() + SOON_MS).toISOString());
  return (
    <Part title={t("facts")}>
      <FitRing met={3} of={4} />
      <FitRing met={4} of={4} />
      <DueCue at={soon} />
      <DensitySwitch value={density} onChange={setDensity} />
      <MediaImage url={null} alt="" name="Maya Okafor" shape="round" />
      <FactList
        facts={[
          [t("field"), "Maya Okafor"],
          [t("choice"), "42"],
        ]}
      />
    </Part>
  );
}

const FAILURE: Failure = {
  code: "UNAVAILABLE",
  rule: null,
  fields: [],
  requestId: "req-1",
  retryAfterSeconds: null,
};

function States() {
  const { t } = useTranslation("kit");
  const { t: shell } = useTranslation();
  return (
    <Part title={t("states")}>
      <Alert type="info" showIcon title={t("help")} />
      <Alert type="warning" showIcon title={t("help")} />
      <Alert type="error" showIcon title={t("help")} />
      <StateBlock title={shell("state.emptyTitle")} text={t("help")} />
      <FailureBlock failure={FAILURE} onRetry={() => undefined} />
      <FailureLine
        what={t("field")}
        error={{ errors: [{ extensions: FAILURE }] }}
        onRetry={() => undefined}
      />
    </Part>
  );
}

/** Every part that pages are made of, in the chosen color scheme. */
export function KitPage() {
  const { t } = useTranslation("kit");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Buttons />
      <Fields />
      <Statuses />
      <Facts />
      <States />
    </>
  );
}
