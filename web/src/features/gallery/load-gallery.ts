import { graphRequest } from "#lib/graph/graph-request.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { Session } from "#lib/session/session.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { GalleryFeature, GalleryPost, GalleryProject, OpenPost } from "./gallery-documents.ts";
import { itemsOf } from "./gallery-items.ts";
import type { File, Gallery, GalleryType } from "./gallery-items.ts";

/** Unmasks files by type: this page does not use Apollo, so nothing is masked at run time. */
function plain(files: readonly unknown[]): readonly File[] {
  return files as readonly File[];
}

/** A person's latest post that the viewer may see; null if there is none. */
async function loadPost(id: string, token: string | null): Promise<Gallery | null> {
  const { getUserLatestPost } = await graphRequest(GalleryPost, { id: keyOf("USR", id) }, token);
  // Who may not see the person is shown nothing of theirs.
  const person = getUserLatestPost?.Data.User?.Data;
  if (!getUserLatestPost || !person) return null;
  const { Description, IsPublic, Media } = getUserLatestPost.Data;
  const title = fullName({ firstName: person.FirstName, lastName: person.LastName });
  return { title, about: Description ?? "", isPublic: IsPublic, items: itemsOf(plain(Media)) };
}

/** The pictures and films of a person's public post, as guests see them: without a name. */
async function loadOpenPost(id: string): Promise<Gallery | null> {
  const { getUserLatestPost } = await graphRequest(OpenPost, { id: keyOf("USR", id) });
  if (!getUserLatestPost) return null;
  const { Description, OpenFiles } = getUserLatestPost.Data;
  const files = OpenFiles.map(({ MediaId, ...Data }) => ({ PK: MediaId, Data }));
  // Not for search engines: the address has the person's id, and who made it public had a link in mind.
  return { title: "", about: Description ?? "", isPublic: false, items: itemsOf(files) };
}

/**
 * The gallery of a project, of a person's latest post or of a feature, as far as the viewer may see it. Null if there
 * is none or it is hidden. Rejects as `graphRequest` does.
 */
export async function loadGallery(
  type: GalleryType,
  id: string,
  session: Pick<Session, "state" | "token">,
): Promise<Gallery | null> {
  const token = session.state() === "member" ? await session.token() : null;
  if (type === "project") {
    const { getProjectById } = await graphRequest(GalleryProject, { id: keyOf("PRJ", id) }, token);
    if (!getProjectById) return null;
    const { Name, Public, Status, Media } = getProjectById.Data;
    const isPublic = Public && Status === "Approved";
    return { title: Name ?? "", about: "", isPublic, items: itemsOf(plain(Media)) };
  }
  if (type === "user") return token === null ? loadOpenPost(id) : loadPost(id, token);
  const { getFeatureProjectById } = await graphRequest(GalleryFeature, { id: keyOf("FTR", id) }, token);
  if (!getFeatureProjectById) return null;
  const { Name, Description, CoverMedia, Media } = getFeatureProjectById.Data;
  const files = plain([...(CoverMedia ? [CoverMedia] : []), ...Media]);
  return { title: Name ?? "", about: Description ?? "", isPublic: true, items: itemsOf(files) };
}
