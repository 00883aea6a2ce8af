import { ScanLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/i18n/i18n.ts";
import { ScanFailure } from "./ScanFailure.tsx";
import type { QrScanDialog } from "./QrScanDialog.tsx";
import type { Taking } from "./use-taking.ts";

type Shown =
  | { readonly is: "closed" | "loading" | "failed" }
  | { readonly is: "open"; readonly Dialog: typeof QrScanDialog };

const load = async (): Promise<Shown> => {
  try {
    const [{ QrScanDialog: Dialog }] = await Promise.all([
      import("./QrScanDialog.tsx"),
      loadTexts(["camera", "qrScan"]),
    ]);
    return { is: "open", Dialog };
  } catch {
    return { is: "failed" };
  }
};

type Props = Taking & {
  className: string;
  /** Shows the sign alone; its words are read aloud. */
  short?: boolean;
};

/** Opens the scanner, which is fetched only then. */
export function ScanButton({ className, short = false, ...taking }: Props): ReactNode {
  const { t } = useTranslation();
  const [shown, show] = useState<Shown>({ is: "closed" });
  const close = (): void => show({ is: "closed" });
  const open = async (): Promise<void> => {
    show({ is: "loading" });
    show(await load());
  };
  return (
    <>
      <button
        type="button"
        className={className}
        title={t(($) => $.common.scanCode.hint)}
        aria-busy={shown.is === "loading"}
        onClick={() => void open()}
      >
        <ScanLine size={short ? 24 : 20} aria-hidden="true" />
        <span className={short ? "sr" : undefined}>{t(($) => $.common.scanCode.title)}</span>
      </button>
      {shown.is === "failed" && <ScanFailure onRetry={() => void open()} onClose={close} />}
      {shown.is === "open" && <shown.Dialog {...taking} onClose={close} />}
    </>
  );
}
