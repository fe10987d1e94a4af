import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { InvoicesQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { Invoices } from "./billing-documents.ts";

type Invoice = InvoicesQuery["getInvoices"]["Results"][number];

const PAGE_SIZE = 10;

function Row({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const { Number: number, CreatedAt, Amount, Currency, Status } = invoice;
  return (
    <tr>
      <td>{formats.day(CreatedAt)}</td>
      <td dir="ltr">{number}</td>
      <td className="invoice-amount">{formats.money(Amount, Currency)}</td>
      <td>{Status === "paid" ? t("paid") : Status === "open" ? t("open") : Status}</td>
    </tr>
  );
}

/** Invoices, newest first, in pages; renders nothing if there are none. */
export function InvoiceTable() {
  const { t } = useTranslation("billing");
  const address = useQueryState();
  const page = address.number("page", 1);
  const { data, previousData, error, loading, refetch } = useQuery(Invoices, {
    variables: { criteria: { Page: page, PageSize: PAGE_SIZE } },
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? previousData)?.getInvoices;
  if (found?.Total === 0) return null;
  return (
    <section className="billing-section billing-invoices" aria-labelledby="billing-invoices">
      <h2 id="billing-invoices">{t("invoices")}</h2>
      <DataBlock
        loading={!found && loading}
        error={found ? null : error}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        <div className="invoice-scroll" aria-busy={loading}>
          <table className="invoices">
            <thead>
              <tr>
                <th scope="col">{t("invoiceDate")}</th>
                <th scope="col">{t("invoiceNumber")}</th>
                <th scope="col" className="invoice-amount">
                  {t("invoiceAmount")}
                </th>
                <th scope="col">{t("invoiceStatus")}</th>
              </tr>
            </thead>
            <tbody>
              {found?.Results.map((invoice) => (
                <Row key={invoice.Number} invoice={invoice} />
              ))}
            </tbody>
          </table>
        </div>
        <Pager
          page={page}
          pages={Math.ceil((found?.Total ?? 0) / PAGE_SIZE)}
          isLast={page * PAGE_SIZE >= (found?.Total ?? 0)}
          onChange={(next) => address.change({ page: next === 1 ? null : next })}
        />
      </DataBlock>
    </section>
  );
}
