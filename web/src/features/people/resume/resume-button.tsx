import { PrinterOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PersonData } from "../facts/use-profile-facts.ts";

const ResumeSheet = lazy(() => import("./resume-sheet.tsx").then((m) => ({ default: m.ResumeSheet })));

/** Prints the resume of a performer, or saves it as a PDF, by the browser's own dialog. */
export function ResumeButton({ Data, name }: { readonly Data: PersonData; readonly name: string }) {
  const { t } = useTranslation("people");
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} loading={isPrinting} onClick={() => setPrinting(true)}>
        {t("printResume")}
      </Button>
      {isPrinting && (
        <Suspense>
          <ResumeSheet Data={Data} name={name} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
