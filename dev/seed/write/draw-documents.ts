import type pg from "pg";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import { pdfOf } from "#dev/seed/documents.ts";
import type { Market } from "#dev/seed/market.ts";
import { markReady } from "./file-rows.ts";

export const PDF = "application/pdf";

/** Media's object key of a document. */
export const documentKey = (id: string): string => `content/${id}.pdf`;

/** Creates the projects' documents, and the resume of the demo sign-in. */
export async function drawDocuments(
  objects: ObjectStore,
  client: pg.Client,
  { documents, album: { resume } }: Pick<Market, "documents" | "album">,
): Promise<void> {
  const pages = [...documents.map(({ id, project, lines }) => ({ id, title: project.name, lines })), resume];
  for (const { id, title, lines } of pages) {
    const page = pdfOf(title, lines);
    await objects.write(documentKey(id), page, PDF);
    await markReady(client, documentKey(id), page.byteLength);
  }
}
