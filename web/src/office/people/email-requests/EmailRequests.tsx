import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/office/people-admin-person.ts";
import { type OpenedPerson, Part } from "#web/office/people/person/Part.tsx";
import { EmailRequestRow } from "./EmailRequestRow.tsx";
import "#web/office/people/asked.css";

/** Lazy: rarely used, and heavy for the page. */
const AskForEmailChange = lazy(async () => ({
  default: (await import("./AskForEmailChange.tsx")).AskForEmailChange,
}));

/** The server checks the same condition. */
const canBeChanged = ({ identity: { level }, account: { closedAt } }: Person): boolean =>
  level === 2 && closedAt === undefined;

export function EmailRequests(opened: OpenedPerson): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { person } = opened;
  const beside = canBeChanged(person) && (
    <button type="button" className="btn btn--ghost" onClick={() => setAsking(true)}>
      {t(($) => $.peopleAdmin.emailRequests.ask.button)}
    </button>
  );
  const unverified = person.identity.level < 2 && (
    <p className="muted dossier__empty">{t(($) => $.peopleAdmin.emailRequests.unverified)}</p>
  );
  return (
    <>
      <Part
        {...opened}
        part="emailRequests"
        pick={({ emailRequests }) => emailRequests}
        beside={beside}
        keyOf={({ id }) => id}
        after={unverified}
      >
        {(request) => <EmailRequestRow request={request} person={person} />}
      </Part>
      {isAsking && (
        <Suspense fallback={null}>
          <AskForEmailChange person={person} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
