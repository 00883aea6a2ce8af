import { Button, Skeleton } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Me } from "#contract/accounts.ts";
import { daysToRegret } from "#contract/closing.ts";
import { deletionPlace } from "./deletion-place.ts";
import "./deletion.css";

const ClosingSteps = lazy(async () => ({ default: (await import("./ClosingSteps.tsx")).ClosingSteps }));

/** Says what deleting the account means, and leads through it. */
export function DeletionSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  // Whoever had to sign in first comes back to where they were.
  const [begun, setBegun] = useState(hash === `#${deletionPlace}`);
  const happens = t(($) => $.closing.section.happens, { returnObjects: true, days: daysToRegret });
  return (
    <>
      <p>{t(($) => $.closing.section.lead)}</p>
      <ul className="deletion__happens">
        {happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {begun ? (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
          <ClosingSteps email={me.email} />
        </Suspense>
      ) : (
        <div className="settings__actions">
          <Button danger onClick={() => setBegun(true)}>
            {t(($) => $.closing.section.begin)}
          </Button>
        </div>
      )}
    </>
  );
}
