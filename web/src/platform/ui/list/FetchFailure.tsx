import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./paged-list.css";

type Props = {
  title: string;
  text: string;
  /** Use h1 if the page shows nothing else. */
  heading?: "h1" | "h2";
  busy?: boolean;
  onRetry: () => void;
};

export function FetchFailure({ title, text, heading: Heading = "h2", busy, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="paged__state" role="alert">
      <CloudOff size={44} strokeWidth={1.6} aria-hidden="true" />
      <Heading>{title}</Heading>
      <p className="muted">{text}</p>
      <button type="button" className="btn btn--primary" aria-disabled={busy} onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </section>
  );
}
