import { Checkbox, Input, Slider } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { OneOf } from "./one-of.tsx";
import { matching } from "./filter.ts";
import type { Filter, FilterAddress } from "./filter.ts";

/** A list with at least this many values can be searched. */
const SEARCHED_FROM = 12;

type Of<Kind extends Filter["kind"]> = Extract<Filter, { kind: Kind }>;
type Props<Kind extends Filter["kind"]> = {
  readonly filter: Of<Kind>;
  readonly address: FilterAddress;
};

function Count({ value }: { readonly value: number | undefined }) {
  const formats = useFormats();
  return value === undefined ? null : <Text text="small quiet">{formats.number(value)}</Text>;
}

function ManyEditor({ filter, address }: Props<"many">) {
  const { t } = useTranslation("filters");
  const [typed, setTyped] = useState("");
  const chosen = address.list(filter.name);
  const shown = matching(filter.options, typed);
  return (
    <>
      {filter.options.length > SEARCHED_FROM && (
        <Input
          value={typed}
          aria-label={t("find")}
          placeholder={t("find")}
          allowClear
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <fieldset className="filter-values" aria-label={filter.label}>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              address.change({
                [filter.name]: target.checked
                  ? [...chosen, value]
                  : chosen.filter((other) => other !== value),
              })
            }
          >
            <bdi>{label}</bdi> <Count value={filter.counts?.get(value)} />
          </Checkbox>
        ))}
        {shown.length === 0 && <Text as="p">{t("noValues")}</Text>}
      </fieldset>
    </>
  );
}

function OneEditor({ filter, address }: Props<"one">) {
  const { t } = useTranslation("filters");
  const options = [{ value: "", label: t("any") }, ...filter.options];
  return (
    <OneOf
      label={filter.label}
      value={address.text(filter.name)}
      options={options.map((option) => ({
        ...option,
        count: <Count value={filter.counts?.get(option.value)} />,
      }))}
      onChange={(value) => address.change({ [filter.name]: value })}
    />
  );
}

function MinEditor({ filter, address }: Props<"least">) {
  const { t } = useTranslation("filters");
  const set = Number(address.text(filter.name)) || 0;
  const [value, setValue] = useState(set);
  return (
    <>
      <Text as="p">{value === 0 ? t("any") : filter.words(value)}</Text>
      <Slider
        min={0}
        max={filter.max}
        step={filter.step}
        value={value}
        tooltip={{ open: false }}
        ariaLabelForHandle={filter.label}
        ariaValueTextFormatterForHandle={(at) => (at === 0 ? t("any") : filter.words(at))}
        onChange={setValue}
        onChangeComplete={(at) => address.change({ [filter.name]: at === 0 ? null : at })}
      />
    </>
  );
}

function DaysEditor({ filter, address }: Props<"days">) {
  const { t } = useTranslation("filters");
  const id = useId();
  const fields = [
    [filter.name, t("from")],
    [filter.until, t("until")],
  ] as const;
  return (
    <Stack className="filter-days" gap={8}>
      {fields.map(([name, label]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Input
            id={`${id}-${name}`}
            type="date"
            value={address.text(name)}
            onChange={(event) => address.change({ [name]: event.target.value })}
          />
        </div>
      ))}
    </Stack>
  );
}

function SwitchEditor({ filter, address }: Props<"switch">) {
  return (
    <Checkbox
      checked={address.text(filter.name) !== ""}
      onChange={({ target }) => address.change({ [filter.name]: target.checked ? "1" : null })}
    >
      {filter.label}
    </Checkbox>
  );
}

/** Chooses the values of one filter. Each choice applies immediately. */
export function FilterEditor({
  filter,
  address,
}: {
  readonly filter: Filter;
  readonly address: FilterAddress;
}) {
  if (filter.kind === "many") return <ManyEditor filter={filter} address={address} />;
  if (filter.kind === "one") return <OneEditor filter={filter} address={address} />;
  if (filter.kind === "least") return <MinEditor filter={filter} address={address} />;
  if (filter.kind === "days") return <DaysEditor filter={filter} address={address} />;
  if (filter.kind === "switch") return <SwitchEditor filter={filter} address={address} />;
  return filter.field();
}
