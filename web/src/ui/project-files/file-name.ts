/** A name and its extension with the dot: renaming a file does not change its kind. */
export function splitFileName(fileName: string): readonly [name: string, extension: string] {
  const point = fileName.lastIndexOf(".");
  return point > 0 ? [fileName.slice(0, point), fileName.slice(point)] : [fileName, ""];
}
