import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import "./moderation.css";

type Texts = Readonly<Record<"missing" | "missingText" | "failed", string>>;

/** Shows the same message for a missing decision and for someone else's. */
const isMissing = (error: Error): boolean =>
  error instanceof ProblemError && (error.status === 404 || error.code === "invalid-request");

type FailureProps = { error: Error; texts: Texts; onRetry: () => void };

function Failure({ error, texts, onRetry }: FailureProps): ReactNode {
  const { t } = useTranslation();
  const missing = isMissing(error);
  return (
    <div role="alert" className="decided__part">
      <h1>{missing ? texts.missing : texts.failed}</h1>
      <p>{missing ? texts.missingText : failureText(error)}</p>
      {!missing && (
        <button type="button" className="btn btn--primary" onClick={onRetry}>
          {t(($) => $.common.tryAgain)}
        </button>
      )}
    </div>
  );
}

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => Promise<unknown> };
  texts: Texts;
  children: (decision: T) => ReactNode;
};

export function LoadedDecision<T>({ query: { data, error, refetch }, texts, children }: Props<T>): ReactNode {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error !== null) return <Failure error={error} texts={texts} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["title", "line", "block"]} />
    </div>
  );
}
