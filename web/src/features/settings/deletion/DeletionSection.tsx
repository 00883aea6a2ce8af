import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { daysToUndo } from "#contract/closing.ts";
import { ClosingSteps } from "./ClosingSteps.tsx";
import "./deletion.css";

/** Says what deleting the account means, and leads through it. */
export function DeletionSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const happens = t(($) => $.closing.section.happens, { returnObjects: true, days: daysToUndo });
  return (
    <>
      <p>{t(($) => $.closing.section.lead)}</p>
      <ul className="deletion__happens">
        {happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ClosingSteps email={me.email} />
    </>
  );
}
