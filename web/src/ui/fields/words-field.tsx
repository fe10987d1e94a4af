import { Input } from "antd";
import type { InputProps } from "antd";
import { useState } from "react";

type WordsFieldProps = Omit<InputProps, "value" | "onChange" | "onBlur"> & {
  readonly label: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
};

/**
 * A field for words that are kept in the address. While it has the focus it shows what was typed: the address follows in
 * a transition, and keys that are pressed before that would be lost.
 */
export function WordsField({ label, words, onWords, ...input }: WordsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...input}
      allowClear
      aria-label={label}
      placeholder={label}
      value={typed ?? words}
      onChange={(event) => {
        setTyped(event.target.value);
        onWords(event.target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
