import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Toolbar } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AddressHere, StandardAddress } from "./address-documents.ts";

/** Where the browser is; rejects if it does not say. */
const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000 });
  });

type ToolsProps = {
  /** What is in the field now. */
  readonly value: () => string;
  readonly onFound: (address: string) => void;
};

/** Fills an address field in: with the standard form of what was typed, or with where the reader is. */
export function AddressTools({ value, onFound }: ToolsProps) {
  const { t } = useTranslation("project-wizard");
  const graph = useApolloClient();
  const failed = useFailureNotice();
  const [busy, setBusy] = useState<"complete" | "here" | null>(null);

  async function run(tool: "complete" | "here", find: () => Promise<string | undefined>): Promise<void> {
    setBusy(tool);
    try {
      const address = await find();
      if (address === undefined) notify("info", t("addressTool.none"));
      else onFound(address);
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  }

  function complete(): void {
    const address = value().trim();
    if (address === "") return notify("info", t("addressTool.empty"));
    void run("complete", async () => {
      const { data } = await graph.query({ query: StandardAddress, variables: { address } });
      return data?.standardizeAddress?.FormattedAddress;
    });
  }

  async function here(): Promise<void> {
    const found = await position().catch(() => null);
    if (found === null) return notify("info", t("addressTool.noPosition"));
    const { latitude: lat, longitude: lon } = found.coords;
    await run("here", async () => {
      const { data } = await graph.query({ query: AddressHere, variables: { geoPoint: { lat, lon } } });
      return data?.reverseGeoCode?.FormattedAddress;
    });
  }

  return (
    <Toolbar before={8}>
      <Button size="small" loading={busy === "complete"} onClick={complete}>
        {t("addressTool.complete")}
      </Button>
      <Button size="small" loading={busy === "here"} onClick={() => void here()}>
        {t("addressTool.here")}
      </Button>
    </Toolbar>
  );
}
