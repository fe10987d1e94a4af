import { Radio } from "antd";
import type { ReactNode } from "react";

type OneOfProps = {
  readonly label: string;
  readonly value: string;
  readonly options: ReadonlyArray<{
    readonly value: string;
    readonly label: string;
    readonly count?: ReactNode;
  }>;
  readonly onChange: (value: string) => void;
};

/** A choice of one value among a few, all visible. */
export function OneOf({ label, value, options, onChange }: OneOfProps) {
  return (
    <Radio.Group
      className="filter-values"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value}>
          <bdi>{option.label}</bdi> {option.count}
        </Radio>
      ))}
    </Radio.Group>
  );
}
