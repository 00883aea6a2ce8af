import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./paged-list.css";

type Props = { title: string; text: string; onRetry: () => void };

export function FetchFailure({ title, text, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="paged__state" role="alert">
      <CloudOff size={44} strokeWidth={1.6} aria-hidden="true" />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </section>
  );
}
