import { Input } from "antd";
import type { InputProps } from "antd";
import { useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { numberOf } from "./numbers.ts";

type NumberInputProps = Omit<InputProps, "value" | "onChange"> & {
  readonly money: boolean;
  readonly value?: number | string | null;
  readonly onChange?: (value: number | string | null) => void;
};

/** Input for a count or an amount of money, which keeps the text as typed even if it is not a number. */
export function NumberInput({ money, value = null, onChange, ...rest }: NumberInputProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const reading = { language, money };
  const shown = numberOf(typed, reading) === value ? typed : String(value ?? "");
  return (
    <Input
      {...(money && { prefix: "$" })}
      {...rest}
      dir="ltr"
      inputMode={money ? "decimal" : "numeric"}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(numberOf(target.value, reading));
      }}
    />
  );
}
