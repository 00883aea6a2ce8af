import { ScanLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import type { QrScanDialog } from "./QrScanDialog.tsx";
import type { ScanHandlers } from "./use-scanned-codes.ts";
import "./scan-failure.css";

type FailureProps = { onRetry: () => void; onClose: () => void };

const show = (box: HTMLElement | null): void => box?.showPopover();

/** Shown when the scanner cannot be loaded; typing still works. */
function ScanFailure({ onRetry, onClose }: FailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div
      className="scan-failure"
      role="alert"
      popover="auto"
      ref={show}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <p>{t(($) => $.common.errors.network)}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}

type DialogState =
  | { readonly is: "closed" | "loading" | "failed" }
  | { readonly is: "open"; readonly Dialog: typeof QrScanDialog };

const load = async (): Promise<DialogState> => {
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

type Props = ScanHandlers & {
  className: string;
  /** Shows only the icon; screen readers read the text. */
  short?: boolean;
};

/** Opens the scanner and loads it only then. */
export function ScanButton({ className, short = false, ...handlers }: Props): ReactNode {
  const { t } = useTranslation();
  const [shown, show] = useState<DialogState>({ is: "closed" });
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
      {shown.is === "open" && <shown.Dialog {...handlers} onClose={close} />}
    </>
  );
}
