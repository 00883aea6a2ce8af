import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";

/** In the dialog itself: a message at the edge of the page would lie behind it. */
export function FoundFailure({ error }: { error: Error | null }): ReactNode {
  const { t } = useTranslation();
  const named = error instanceof ProblemError && error.code !== "internal";
  return (
    <div role="alert">
      {error !== null && (
        <p className="foundfailure">
          <b>{t(($) => $.found.failure.title)}</b>{" "}
          {named ? failureText(error) : t(($) => $.found.failure.text)}
        </p>
      )}
    </div>
  );
}
