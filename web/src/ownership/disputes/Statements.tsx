import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnershipDispute } from "#contract/ownership/ownership-disputes.ts";
import { Said } from "#web/ownership/Said.tsx";

/** The reader's own; nobody sees what the other side has sent. */
export function Statements({ dispute: { statements } }: { dispute: OwnershipDispute }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ownershipDisputes, { returnObjects: true, skipInterpolation: true });
  if (statements.length === 0) return null;
  return (
    <section className="decided__part">
      <h2>{texts.own}</h2>
      <p className="muted">{texts.ownText}</p>
      <Said statements={statements} picture={(number) => t(($) => $.ownershipDisputes.picture, { number })} />
    </section>
  );
}
