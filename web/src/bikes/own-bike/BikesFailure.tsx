import { Button } from "antd";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import "./own-bike.css";

type Props = { title: string; error: Error; busy: boolean; onRetry: () => void };

export function BikesFailure({ title, error, busy, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="mybikes__state" role="alert">
      <CloudOff className="mybikes__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <h2>{title}</h2>
      <p className="muted">{failureText(error)} </p>
      <Button type="primary" size="large" onClick={onRetry} loading={busy}>
        {t(($) => $.common.tryAgain)}
      </Button>
    </section>
  );
}
