/** Downloads what a link points to, under a name. */
export function saveLink(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a text as a file of a MIME type. */
export function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  saveLink(url, name);
  URL.revokeObjectURL(url);
}
