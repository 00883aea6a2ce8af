import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { problemText } from "#web/i18n/problem-text.ts";

export function ContactFailure({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="letter__failure" role="alert">
      {error instanceof ProblemError
        ? problemText(error.code, error.params)
        : t(($) => $.common.errors.network)}
    </p>
  );
}
