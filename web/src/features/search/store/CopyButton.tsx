import { ClipboardCheck, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

type Outcome = "copied" | "notCopied";

/** Puts a text on the clipboard, and says whether it got there. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const { t } = useTranslation();
  const [done, setDone] = useState<{ text: string; outcome: Outcome }>();
  // Said of another text it would be wrong.
  const outcome = done?.text === text ? done.outcome : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone({ text, outcome: "copied" });
    } catch {
      setDone({ text, outcome: "notCopied" });
    }
  };
  const Icon = outcome === "copied" ? ClipboardCheck : Copy;
  return (
    <div className="checked__copy">
      <button type="button" className="btn btn--ghost" onClick={() => void copy()}>
        <Icon size={18} aria-hidden="true" />
        {t(($) => $.search.store.copy)}
      </button>
      <output>{outcome !== undefined && t(($) => $.search.store[outcome])}</output>
    </div>
  );
}
