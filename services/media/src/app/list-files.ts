import type { Member } from "@callboard/kit/actor.ts";
import { invalidField, notFound } from "@callboard/kit/failure.ts";
import { parsePage, type Page, type PageInput, type Sorts } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { PURPOSES, type Purpose } from "@callboard/catalog/files/file-kinds.ts";
import type { MediaFile } from "#domain/file.ts";
import type { Deps, FileList, FileSort } from "./ports.ts";
import { viewerOf } from "./read-files.ts";

/** By the owner's own order, or by age, which is the order of the ids. */
const SORTS: Sorts<FileSort> = {
  Order: { order: "asc", keys: ["number", "uuid"] },
  Newest: { order: "desc", keys: ["uuid"] },
  Oldest: { order: "asc", keys: ["uuid"] },
};
export interface ListInput {
  readonly userId: string | null;
  readonly criteria:
    | (PageInput & {
        readonly Company?: boolean | null | undefined;
        readonly Purpose?: string | null | undefined;
      })
    | null
    | undefined;
  readonly count: boolean;
}

/**
 * The caller's own files, or those of the caller's company; an admin reads anyone's. Attachments are listed only
 * under their own purpose, and only to their owner.
 */
export const listFiles = forMembers<Deps, ListInput, Page<MediaFile>>(
  null,
  async ({ reads }, member, { userId, criteria, count }) => {
    const of = listedOf(member, userId, criteria?.Company === true);
    if (!of.ok) return of;
    const read = combineValidations({
      purpose: readPurpose(criteria?.Purpose),
      page: parsePage(criteria, { sorts: SORTS, count }),
    });
    if (!read.ok) return read;
    if (read.value.purpose === "Attachment" && !isOwn(of.value, member)) return fail(notFound("member"));
    return ok(await reads.fileList({ ...read.value, of: of.value, viewer: viewerOf(member) }));
  },
);

const isOwn = (of: FileList["of"], { userId }: Member): boolean => "ownerId" in of && of.ownerId === userId;

/** Whose files to list; `NOT_FOUND` for those of others, or if there is no company. */
function listedOf(member: Member, userId: string | null, ofCompany: boolean): Result<FileList["of"]> {
  if (userId !== null && userId !== member.userId && !viewerOf(member).isAdmin)
    return fail(notFound("member"));
  if (!ofCompany) return ok({ ownerId: userId ?? member.userId });
  const { organisationId: companyId } = member;
  return companyId === null ? fail(notFound("company")) : ok({ companyId });
}

function readPurpose(name: string | null | undefined): Result<Purpose | null> {
  if (name === null || name === undefined || name === "") return ok(null);
  const purpose = PURPOSES.find((known) => known === name);
  if (purpose) return ok(purpose);
  return fail(invalidField("criteria.Purpose", "CATALOG", `Purpose must be one of ${PURPOSES.join(", ")}.`));
}
