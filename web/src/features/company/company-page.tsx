import { skipToken, useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCompanyQuery } from "#gen/graphql.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { OwnCompany } from "./company-documents.ts";
import { CompanyForm } from "./company-form.tsx";
import { MembersSection } from "./members-section.tsx";
import { OwnInvitations } from "./own-invitations.tsx";
import "./company.css";

/** The upload code is as large as the form itself. */
const LogoSection = lazy(() => import("./logo-section.tsx").then((m) => ({ default: m.LogoSection })));

function Logo({ company }: { readonly company: OwnCompanyQuery["getCompanyById"] }) {
  if (!company) return null;
  return (
    <Suspense fallback={<div className="company-logo" />}>
      <LogoSection company={company} />
    </Suspense>
  );
}

/** The company on whose behalf a member posts projects; creates one if there is none. */
export function CompanyPage() {
  const { t } = useTranslation("company");
  const { companyKey } = useViewer();
  const { data, error, loading, refetch } = useQuery(
    OwnCompany,
    companyKey === null ? skipToken : { variables: { id: companyKey } },
  );
  const company = data?.getCompanyById ?? null;
  const again = () => void refetch().catch(() => undefined);
  const missing = companyKey !== null && !loading && company === null;
  return (
    <DataPage
      title={t("title")}
      lead={t(companyKey === null ? "leadNew" : "lead")}
      loading={companyKey !== null && company === null && loading}
      error={missing ? (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] }) : null}
      onRetry={again}
    >
      {companyKey === null && <OwnInvitations />}
      <Logo company={company} />
      <CompanyForm key={companyKey ?? "new"} company={company} />
      {company && (
        <MembersSection company={company} people={data?.getCompanyMembers ?? null} onChanged={again} />
      )}
    </DataPage>
  );
}
