import { AutoComplete as AntAutoComplete, Select as AntSelect } from "antd";
import type { AutoCompleteProps, SelectProps } from "antd";
import type { KeyboardEvent } from "react";

type KeyListener = ((event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined;

/**
 * antd takes Tab in an open list as choosing, or un-choosing, the option that is active, and keeps the focus where it
 * is. Stopped before the list receives it, the key does what it does everywhere else: it leaves, and blur closes the
 * list. Traps of dialogs listen while the event is captured and still receive it.
 */
function leavingOnTab(listener: KeyListener): NonNullable<KeyListener> {
  return (event) => {
    if (event.key === "Tab") event.stopPropagation();
    listener?.(event);
  };
}

/** antd's Select, one or many, in which Tab leaves and never changes what is chosen. */
export function Select<Value = string>(props: SelectProps<Value>) {
  return <AntSelect<Value> {...props} onInputKeyDown={leavingOnTab(props.onInputKeyDown)} />;
}

/** antd's AutoComplete, in which Tab leaves and never takes a suggestion over. */
export function AutoComplete(props: AutoCompleteProps<string>) {
  return <AntAutoComplete<string> {...props} onInputKeyDown={leavingOnTab(props.onInputKeyDown)} />;
}
