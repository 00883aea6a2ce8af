import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedStoreApplication } from "#contract/shops/applications/decisions.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

export function Due({ request }: { request: ListedStoreApplication }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const day = dayText(`${request.answerBy}T12:00:00Z`, language);
  if (request.state !== "pending")
    return (
      <Badge tone={request.state === "approved" ? "registered" : "unknown"}>
        {t(($) => $.storeRequests.states[request.state])}
      </Badge>
    );
  return (
    <Badge tone={request.late ? "stolen" : "review"}>
      {request.late ? t(($) => $.storeRequests.late, { day }) : t(($) => $.storeRequests.due, { day })}
    </Badge>
  );
}

/** CSS extends the company's link over the whole card. */
export function RequestCard({ request }: { request: ListedStoreApplication }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  return (
    <article className="linkcard" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          <Link to={{ search: `id=${request.id}` }}>{request.company}</Link>
        </h2>
        <p className="muted">
          {[
            t(($) => $.storeRequests.types[request.type]),
            request.city,
            dayText(request.sentAt, language),
          ].join(" · ")}
        </p>
      </div>
      <Due request={request} />
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}
