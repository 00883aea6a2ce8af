import { CloudOff, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { problemText } from "#web/i18n/problem-text.ts";

type Props = { error: Error; onRetry: () => void };

export function LookupFailure({ error, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  const problem = error instanceof ProblemError ? error : undefined;
  const limited = problem?.code === "too-many-requests";
  const Icon = limited ? Hourglass : CloudOff;
  return (
    <div className="lookup__state">
      <Icon className="lookup__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <h2>{limited ? t(($) => $.lookup.limited.title) : t(($) => $.lookup.failed.title)}</h2>
      <p className="muted">
        {problem === undefined
          ? t(($) => $.common.errors.network)
          : problemText(problem.code, problem.params)}
      </p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
