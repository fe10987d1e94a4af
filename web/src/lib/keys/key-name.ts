type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The character of a key press; on a keyboard without Latin letters, the one at the same position. */
function characterOf({ key, code }: Press): string {
  if (key >= " " && key <= "~") return key.toLowerCase();
  const place = /^(?:Key|Digit)([A-Z0-9])$/.exec(code);
  return place?.[1] ? place[1].toLowerCase() : key;
}

/**
 * A key press as shortcuts name it: "j", "?", "Ctrl+k" with Ctrl or Cmd, "Shift+ArrowDown". Null with Alt: such
 * combinations belong to the system and the browser.
 */
export function keyName(press: Press): string | null {
  if (press.altKey) return null;
  const key = press.key.length === 1 ? characterOf(press) : press.key;
  if (press.ctrlKey || press.metaKey) return `Ctrl+${key.toLowerCase()}`;
  return press.shiftKey && key.length > 1 ? `Shift+${key}` : key;
}
