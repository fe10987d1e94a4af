import { LeftOutlined } from "@ant-design/icons";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import { Box, Stack } from "#ui/layout/layout.tsx";

/** A project as a page, with a button back to the results. */
export function WholeProject({
  onBack,
  children,
}: {
  readonly onBack: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("project-search");
  useKeys([{ keys: "Escape", text: t("backToResults"), run: onBack }]);
  // `scrollTo` may return a promise, which React would take for the effect's cleanup.
  useEffect(() => {
    void scrollTo({ top: 0 });
  }, []);
  return (
    <Stack gap={8}>
      <Box type="button" as="button" className="back-button" pad={0} text="accent" onClick={onBack}>
        <LeftOutlined className="mirrored" aria-hidden /> {t("backToResults")}
      </Box>
      {children}
    </Stack>
  );
}
