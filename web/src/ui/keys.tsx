import { useTranslation } from "react-i18next";
import { Text } from "#ui/layout/layout.tsx";
import "./keys.css";

const SIGNS: Readonly<Record<string, string>> = {
  Enter: "↵",
  Escape: "Esc",
  " ": "Space",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** Keys as caps: "Ctrl+k" together, "g d" one after the other. Left to right in every language. */
export function Keys({ keys }: { readonly keys: string }) {
  const { t } = useTranslation("frame");
  const steps = keys === " " ? [" "] : keys.split(" ");
  return (
    <bdi dir="ltr" className="keys">
      {steps.map((step, index) => (
        <span key={step} className="keys-step">
          {index > 0 && <Text text="small quiet">{t("keys.then")}</Text>}
          {(step === "+" ? [step] : step.split("+")).map((cap) => (
            <kbd key={cap}>{SIGNS[cap] ?? cap.charAt(0).toUpperCase() + cap.slice(1)}</kbd>
          ))}
        </span>
      ))}
    </bdi>
  );
}
