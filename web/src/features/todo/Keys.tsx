import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const keys = [
  ["J", "next"],
  ["K", "previous"],
  ["Enter", "open"],
  ["A", "approve"],
  ["R", "reject"],
  ["U", "undo"],
] as const;

/** What each key does. */
export function Keys(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.todo.keys, { returnObjects: true });
  return (
    <p className="inbox__keys">
      {keys.map(([sign, what]) => (
        <span key={sign}>
          <kbd>{sign}</kbd> {texts[what]}
        </span>
      ))}
    </p>
  );
}
