import { Button, Drawer } from "antd";
import { useTranslation } from "react-i18next";
import { isFoundBy } from "#i18n/fold.ts";
import { Select } from "#ui/fields/select.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { FilterEditor } from "./filter-editor.tsx";
import { emptied } from "./filter.ts";
import type { Filter, FilterAddress } from "./filter.ts";

type FilterDrawerProps = {
  readonly open: boolean;
  readonly filters: readonly Filter[];
  readonly address: FilterAddress;
  /** Text of the button at the bottom, such as "Show 38 projects". */
  readonly showWords: string;
  readonly onClose: () => void;
  /** Called once the closing transition has ended. */
  readonly onClosed: () => void;
};

type Option = {
  readonly value: string;
  readonly label: string;
  readonly names: ReadonlyArray<string | undefined>;
};

/** Typing finds a value by any part of its names, not by its count. */
const byNames = (typed: string, option?: Option): boolean => isFoundBy(typed, ...(option?.names ?? []));

/** In the drawer, lists collapse into selects so that all filters are visible at once. */
function DrawerField({ filter, address }: { readonly filter: Filter; readonly address: FilterAddress }) {
  const { t } = useTranslation("filters");
  if (filter.kind !== "many" && filter.kind !== "one") {
    return <FilterEditor filter={filter} address={address} />;
  }
  const options = filter.options.map(({ value, label, also }) => {
    const count = filter.counts?.get(value);
    return { value, label: count === undefined ? label : `${label} (${count})`, names: [label, also] };
  });
  const shared = {
    "aria-label": filter.label,
    allowClear: true,
    placeholder: t("any"),
    showSearch: { filterOption: byNames },
    options,
  };
  return filter.kind === "many" ? (
    <Select<string[], Option>
      {...shared}
      mode="multiple"
      value={[...address.list(filter.name)]}
      onChange={(values) => address.change({ [filter.name]: values })}
    />
  ) : (
    <Select<string, Option>
      {...shared}
      value={address.text(filter.name) || null}
      onChange={(value: string | undefined) => address.change({ [filter.name]: value ?? null })}
    />
  );
}

/** All filters at once, with the number of results on the button. */
export function FilterDrawer({ open, filters, address, showWords, onClose, onClosed }: FilterDrawerProps) {
  const { t } = useTranslation("filters");
  const { t: shell } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        if (!isOpen) onClosed();
      }}
      title={t("all")}
      size="min(400px, 100vw)"
      destroyOnHidden
      closable={{ "aria-label": shell("close") }}
      footer={
        <Row gap={8} align="stretch" justify="between">
          <Button type="text" onClick={() => address.change(emptied(filters))}>
            {shell("clearAll")}
          </Button>
          <Button type="primary" onClick={onClose}>
            {showWords}
          </Button>
        </Row>
      }
    >
      <Stack gap={16}>
        {filters.map((filter) => (
          <Stack key={filter.name} gap={4}>
            {filter.kind !== "switch" && (
              <Text as="p" text="dense medium">
                {filter.label}
              </Text>
            )}
            <DrawerField filter={filter} address={address} />
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}
