import { Button, Form, Input } from "antd";
import { useTranslation } from "react-i18next";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { ZONES } from "#ui/zones/zones.ts";

const MAX_DATES = 366;

/** The filming days, one row each; a new one has the time zone of the location. */
export function FilmingDates({ zone }: { readonly zone: string }) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  return (
    <fieldset className="step-group">
      <legend>{t("filmingDates")}</legend>
      <Form.List name="FilmingDates">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <Stack key={key} className="filming-date" gap="0 12" align="end" after={8} ruled="below">
                <Form.Item
                  name={[name, "Date"]}
                  label={t("day")}
                  rules={[{ required: true, message: t("filmingDayMissing") }]}
                >
                  <Input type="date" />
                </Form.Item>
                <Form.Item name={[name, "Time"]} label={t("callTime")}>
                  <Input type="time" />
                </Form.Item>
                <Form.Item name={[name, "Zone"]} label={t("zone")}>
                  <Select showSearch={{ optionFilterProp: "label" }} options={[...ZONES]} />
                </Form.Item>
                <Button onClick={() => remove(name)} aria-label={t("removeDay", { number: name + 1 })}>
                  {shell("remove")}
                </Button>
              </Stack>
            ))}
            {rows.length < MAX_DATES && (
              <Button onClick={() => add({ Date: null, Time: null, Zone: zone })}>{t("addDay")}</Button>
            )}
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
