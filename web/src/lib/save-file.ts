/** Downloads what a link points to, under a name. */
export function saveLink(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file under a name. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveLink(url, name);
  URL.revokeObjectURL(url);
}

/** Downloads a text as a file of a MIME type. */
export function saveText(text: string, type: string, name: string): void {
  saveBlob(new Blob([text], { type }), name);
}
