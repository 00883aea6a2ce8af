import { Camera } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import type { NumberReading } from "./NumberReading.tsx";

type Shown =
  | { readonly is: "closed" | "loading" | "failed" }
  | { readonly is: "open"; readonly Reading: typeof NumberReading };

/** Loads the camera code on demand, since most numbers are scanned or typed. */
const load = async (): Promise<Shown> => {
  try {
    const [{ NumberReading: Reading }] = await Promise.all([
      import("./NumberReading.tsx"),
      loadTexts(["camera", "pictures"]),
    ]);
    return { is: "open", Reading };
  } catch {
    return { is: "failed" };
  }
};

/** For frame numbers that a scanner cannot read. */
export function ReadingPart({ onChoose }: { onChoose: (frameNumber: string) => void }): ReactNode {
  const { t } = useTranslation();
  const [shown, show] = useState<Shown>({ is: "closed" });
  const close = (): void => show({ is: "closed" });
  const open = async (): Promise<void> => {
    show({ is: "loading" });
    show(await load());
  };
  const choose = (frameNumber: string): void => {
    close();
    onChoose(frameNumber);
  };
  if (shown.is === "open") return <shown.Reading onChoose={choose} onClose={close} />;
  return (
    <>
      <button
        type="button"
        className="btn btn--quiet"
        aria-busy={shown.is === "loading"}
        onClick={() => void open()}
      >
        <Camera size={20} aria-hidden="true" />
        {t(($) => $.till.reading.open)}
      </button>
      {shown.is === "failed" && <p role="alert">{t(($) => $.till.reading.failed)}</p>}
    </>
  );
}
