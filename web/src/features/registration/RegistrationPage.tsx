import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/auth/me-query.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";
import "./registration.css";

const ProfileFailure = lazy(async () => ({
  default: (await import("./ProfileFailure.tsx")).ProfileFailure,
}));
const IdentityGate = lazy(async () => {
  const [{ IdentityGate }] = await Promise.all([import("./IdentityGate.tsx"), loadTexts(["eid"])]);
  return { default: IdentityGate };
});

/** Proved with an eID, or by an administrator. */
const provedLevel = 2;

function Waiting(): ReactNode {
  return (
    <main id="content" className="wrap registration" aria-busy="true">
      <div className="registration__waiting" />
    </main>
  );
}

/** /bike-registration: four steps from a frame number to a registered bike. */
export function RegistrationPage(): ReactNode {
  const { t } = useTranslation();
  const me = useQuery(meQuery);
  usePageTitle(t(($) => $.registration.title));
  // The account may say who it is before the dialog has.
  const [isProving, prove] = useState(false);
  if (me.data) {
    return (
      // Around all of it: a step that is still on its way cannot be passed over.
      <Suspense fallback={<Waiting />}>
        {me.data.identityLevel < provedLevel || isProving ? (
          <IdentityGate onProving={prove} />
        ) : (
          <RegistrationForm key={me.data.userId} me={me.data} />
        )}
      </Suspense>
    );
  }
  if (!me.isError) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <main id="content" className="wrap registration">
        <ProfileFailure onRetry={() => void me.refetch()} />
      </main>
    </Suspense>
  );
}
