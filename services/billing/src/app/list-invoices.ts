import { parsePage, type Page, type PageInput, type Sorts } from "@callboard/kit/paging/page.ts";
import { ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, Invoice } from "./ports.ts";

const SORTS: Sorts<"Newest" | "Oldest"> = {
  Newest: { order: "desc", keys: ["time", "text"] },
  Oldest: { order: "asc", keys: ["time", "text"] },
};

export interface InvoicesInput {
  readonly criteria: PageInput | null | undefined;
  readonly count: boolean;
}

/** The caller's own invoices, newest first. */
export const listInvoices = forMembers<Deps, InvoicesInput, Page<Invoice>>(
  null,
  async ({ reads }, { userId }, { criteria, count }) => {
    const page = parsePage(criteria, { sorts: SORTS, count });
    return page.ok ? ok(await reads.invoicePage(userId, page.value)) : page;
  },
);
