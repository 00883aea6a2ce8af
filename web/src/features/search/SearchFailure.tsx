import { CloudOff, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";

type Props = { error: Error; onRetry: () => void };

export function SearchFailure({ error, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  const limited = error instanceof ProblemError && error.code === "too-many-requests";
  const Icon = limited ? Hourglass : CloudOff;
  return (
    <div className="search__state" role="alert">
      <Icon className="search__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <h2>{limited ? t(($) => $.search.limited.title) : t(($) => $.search.failed.title)}</h2>
      <p className="muted">{failureText(error)}</p>
      {limited && <p className="muted">{t(($) => $.search.limited.text)}</p>}
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
