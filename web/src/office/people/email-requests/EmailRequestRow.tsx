import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { EmailRequest } from "#contract/office/email-requests.ts";
import type { Person } from "#contract/office/people-admin-person.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { Asking } from "./DecideEmailChange.tsx";

type Props = { request: EmailRequest };

const DecideEmailChange = lazy(async () => ({
  default: (await import("./DecideEmailChange.tsx")).DecideEmailChange,
}));

function RequestFacts({ request }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.peopleAdmin.emailRequests);
  const { state, reason, askedBy, askedAt, lapsesAt, decidedBy, decidedAt = "", declined } = request;
  const who = ({ name }: EmailRequest["askedBy"], at: string): string =>
    `${name ?? texts.somebody}, ${momentText(at, language)}`;
  return (
    <Facts
      facts={[
        [texts.reason, reason],
        [texts.askedBy, who(askedBy, askedAt)],
        [texts.lapses, state === "asked" ? momentText(lapsesAt, language) : undefined],
        [texts.decidedBy, decidedBy && who(decidedBy, decidedAt)],
        [texts.declined, declined],
      ]}
    />
  );
}

function RequestButtons({ request, onAsk }: Props & { onAsk: (asking: Asking) => void }): ReactNode {
  const texts = useTexts(($) => $.peopleAdmin.emailRequests);
  const { state, mine, unfinished } = request;
  const mayApprove = unfinished || (state === "asked" && !mine);
  return (
    <>
      {mayApprove && (
        <button type="button" className="btn btn--primary" onClick={() => onAsk("approve")}>
          {unfinished ? texts.finish : texts.approve.button}
        </button>
      )}
      {state === "asked" && (
        <button type="button" className="btn btn--ghost" onClick={() => onAsk("reject")}>
          {mine ? texts.takeBack : texts.reject.button}
        </button>
      )}
    </>
  );
}

export function EmailRequestRow({ request, person }: Props & { person: Person }): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Asking>();
  const { former, email, state, mine, unfinished } = request;
  return (
    <div className="asked">
      <p className="ways ways--ends">
        <b>{t(($) => $.peopleAdmin.emailRequests.change, { former, email })}</b>
        <span>{t(($) => $.peopleAdmin.emailRequests.states[state])}</span>
      </p>
      {state === "asked" && mine && <p>{t(($) => $.peopleAdmin.emailRequests.mine)}</p>}
      {unfinished && <p>{t(($) => $.peopleAdmin.emailRequests.unfinished)}</p>}
      <RequestFacts request={request} />
      {state === "asked" && <CaseHolder queue="emailRequests" caseId={request.id} />}
      <div className="ways asked__ways">
        <RequestButtons request={request} onAsk={ask} />
      </div>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <DecideEmailChange
            request={request}
            person={person}
            asking={asking}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
