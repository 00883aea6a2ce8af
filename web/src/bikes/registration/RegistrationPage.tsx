import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { Toasts } from "#web/platform/ui/AntdRoot.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";
import "./registration.css";

const ProfileFailure = lazy(async () => ({
  default: (await import("./ProfileFailure.tsx")).ProfileFailure,
}));
const IdentityGate = lazy(async () => {
  const [{ IdentityGate }] = await Promise.all([import("./IdentityGate.tsx"), loadTexts(["eid"])]);
  return { default: IdentityGate };
});

/** Verified with an eID or by an administrator. */
const provedLevel = 2;

function Waiting(): ReactNode {
  return (
    <main id="content" className="wrap registration" aria-busy="true">
      <div className="registration__waiting" />
    </main>
  );
}

function Registration(): ReactNode {
  const { t } = useTranslation();
  const me = useQuery(meQuery);
  usePageTitle(t(($) => $.registration.title));
  // The profile may be verified before the dialog closes.
  const [isProving, prove] = useState(false);
  if (me.data) {
    return (
      // Around all steps, so that one still loading cannot be skipped.
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

/** A message replaces the one before, because each describes the registration's present state. */
export function RegistrationPage(): ReactNode {
  return (
    <Toasts most={1}>
      <Registration />
    </Toasts>
  );
}
