/** Whether a file may be a document of a project: PDF, the only document type that media accepts, or an image. */
export function isDocument(contentType: string): boolean {
  return contentType === "application/pdf" || contentType.startsWith("image/");
}
