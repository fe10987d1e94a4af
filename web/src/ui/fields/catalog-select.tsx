import { isFoundBy } from "#i18n/fold.ts";
import { useCatalogOptions } from "#i18n/use-catalog-options.ts";
import type { CatalogOption, CatalogValues } from "#i18n/use-catalog-options.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { Select } from "./select.tsx";

type CatalogSelectProps = {
  /** Values of a catalogue, in its order. */
  readonly options: CatalogValues;
  /** The catalogue with words for the values; without it values are shown as they are. */
  readonly words?: CatalogList;
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-label"?: string;
};

function useOptions(options: CatalogValues, words: CatalogList | null = null): CatalogOption[] {
  return [...useCatalogOptions()(options, words)];
}

/** Typing finds an option by any part of its label or of its other name. */
const byWords = (typed: string, option?: Partial<CatalogOption>): boolean =>
  isFoundBy(typed, option?.label, option?.also);

type One = CatalogSelectProps & {
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
};

/** One value of a catalogue, or none. Works alone and inside an antd Form. */
export function CatalogSelect({ options, words, value, onChange, ...rest }: One) {
  const shown = useOptions(options, words);
  return (
    <Select<string, CatalogOption>
      {...rest}
      allowClear
      showSearch={{ filterOption: byWords }}
      value={value || null}
      options={shown}
      onChange={(next: string | undefined) => onChange?.(next ?? null)}
    />
  );
}

type Many = CatalogSelectProps & {
  readonly value?: readonly string[] | null;
  readonly onChange?: (value: string[]) => void;
  readonly maxCount?: number;
};

/** Several values of a catalogue. */
export function CatalogMultiSelect({ options, words, value, onChange, ...rest }: Many) {
  const shown = useOptions(options, words);
  return (
    <Select<string[], CatalogOption>
      {...rest}
      mode="multiple"
      allowClear
      showSearch={{ filterOption: byWords }}
      maxTagCount="responsive"
      value={[...(value ?? [])]}
      options={shown}
      onChange={(next) => onChange?.(next)}
    />
  );
}
