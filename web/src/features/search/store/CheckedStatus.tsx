import { CircleAlert, CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedNumber } from "#contract/search.ts";
import { Badge } from "#web/ui/Badge.tsx";

/** In words and with a sign, never by colour alone. */
export function CheckedStatus({ result }: { result: CheckedNumber["result"] }): ReactNode {
  const { t } = useTranslation();
  const text = t(($) => $.search.store.results[result]);
  switch (result) {
    case "stolen":
    case "registered":
      return <Badge tone={result}>{text}</Badge>;
    case "unknown":
      return (
        <span className="chip">
          <CircleQuestionMark size={18} aria-hidden="true" />
          {text}
        </span>
      );
    case "not-a-number":
      return (
        <span className="chip">
          <CircleAlert size={18} aria-hidden="true" />
          {text}
        </span>
      );
  }
}
