import { InputNumber } from "antd";
import type { InputNumberProps } from "antd";

/** A count, or an amount of money, as wide as its place. */
export function NumberInput({ money = false, ...rest }: InputNumberProps & { readonly money?: boolean }) {
  return (
    <InputNumber
      {...rest}
      {...(money ? { prefix: "$", precision: 2 } : { precision: 0 })}
      inputMode={money ? "decimal" : "numeric"}
      style={{ inlineSize: "100%" }}
    />
  );
}
