import { Input } from "antd";
import type { InputProps } from "antd";
import { useState } from "react";
import { numberOf } from "./numbers.ts";

type NumberInputProps = Omit<InputProps, "value" | "onChange"> & {
  readonly money: boolean;
  readonly value?: number | string | null;
  readonly onChange?: (value: number | string | null) => void;
};

/** Input for a count or an amount of money, which keeps the text as typed even if it is not a number. */
export function NumberInput({ money, value = null, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState("");
  const shown = numberOf(typed) === value ? typed : String(value ?? "");
  return (
    <Input
      {...rest}
      dir="ltr"
      {...(money && { prefix: "$" })}
      inputMode={money ? "decimal" : "numeric"}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(numberOf(target.value));
      }}
    />
  );
}
