/** A name and its extension with the point: renaming a file leaves what kind it is. */
export function splitFileName(fileName: string): readonly [name: string, extension: string] {
  const point = fileName.lastIndexOf(".");
  return point > 0 ? [fileName.slice(0, point), fileName.slice(point)] : [fileName, ""];
}
