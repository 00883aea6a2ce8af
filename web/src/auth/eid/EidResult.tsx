import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const icons = { done: CircleCheck, failed: CircleX } as const;

/** How an identification ended, read out at once. */
export function EidResult({ kind, text }: { kind: keyof typeof icons; text: string }): ReactNode {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <div className={`eid__result eid__result--${kind}`} role={kind === "failed" ? "alert" : "status"}>
      <Icon size={56} strokeWidth={1.75} aria-hidden="true" />
      <p className="eid__headline">{t(($) => $.eid[kind])}</p>
      <p className="eid__text">{text}</p>
    </div>
  );
}
