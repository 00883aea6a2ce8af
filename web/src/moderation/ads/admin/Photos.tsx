import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function Photos({ urls }: { urls: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (urls.length === 0) return null;
  return (
    <div className="adcase__photos">
      {urls.map((url, place) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t(($) => $.adCases.photo, { number: place + 1 })} />
        </a>
      ))}
    </div>
  );
}
