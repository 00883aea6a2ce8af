import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { type Of, Part } from "../person/Part.tsx";
import { EmailRequestRow } from "./EmailRequestRow.tsx";
import "../asked.css";

/** Seldom asked for, and more than the page may weigh. */
const AskForEmailChange = lazy(async () => ({
  default: (await import("./AskForEmailChange.tsx")).AskForEmailChange,
}));

/** The server decides the same. */
const canBeChanged = ({ identity: { level }, account: { closedAt } }: Person): boolean =>
  level === 2 && closedAt === undefined;

/** Changes of the address of someone who has lost their mailbox. */
export function EmailRequests(of: Of): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { person } = of;
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
        {...of}
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
