/** True for what may be a document of a project: PDF, the one kind that media takes as a document, and images. */
export function isDocument(contentType: string): boolean {
  return contentType === "application/pdf" || contentType.startsWith("image/");
}
