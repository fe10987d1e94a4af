import { AutoComplete as AntAutoComplete, Select as AntSelect } from "antd";
import type { AutoCompleteProps, SelectProps } from "antd";
import { useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

type AnyOption = NonNullable<SelectProps["options"]>[number];

type Listeners = Pick<SelectProps, "onBlur" | "onInputKeyDown" | "onOpenChange">;

/**
 * antd makes Tab in an open list select or deselect the active option and keeps the focus where it is. Stopped before
 * the list receives it, the key does what it does everywhere else: it leaves. The list closes with it, even when the
 * next stop is the select's own clear button, which antd counts as inside. Focus traps of dialogs listen during
 * capture and still receive it.
 */
function useLeavingOnTab({ onBlur, onInputKeyDown, onOpenChange }: Listeners) {
  const [open, setOpen] = useState(false);
  return {
    open,
    onOpenChange: (next: boolean) => {
      setOpen(next);
      onOpenChange?.(next);
    },
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.key === "Tab") event.stopPropagation();
      onInputKeyDown?.(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      setOpen(false);
      onBlur?.(event);
    },
  };
}

/** antd's Select, single or multiple, in which Tab leaves and never changes the selection. */
export function Select<Value = string, Option extends AnyOption = AnyOption>(
  props: SelectProps<Value, Option>,
) {
  const { onBlur, onInputKeyDown, onOpenChange } = props;
  const leaving = useLeavingOnTab({
    ...(onBlur && { onBlur }),
    ...(onInputKeyDown && { onInputKeyDown }),
    ...(onOpenChange && { onOpenChange }),
  });
  return <AntSelect<Value, Option> {...props} {...leaving} />;
}

/** antd's AutoComplete, in which Tab leaves and never accepts a suggestion. */
export function AutoComplete(props: AutoCompleteProps<string>) {
  const { onBlur, onInputKeyDown, onOpenChange } = props;
  const leaving = useLeavingOnTab({
    ...(onBlur && { onBlur }),
    ...(onInputKeyDown && { onInputKeyDown }),
    ...(onOpenChange && { onOpenChange }),
  });
  return <AntAutoComplete<string> {...props} {...leaving} />;
}
