import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import type { DisputeSide } from "#contract/ownership/ownership-disputes.ts";
import { SideStatements } from "#web/ownership/SideStatements.tsx";

type Props = { item: OpenedOwnershipDispute };

function Side({ item, side }: Props & { side: DisputeSide }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { id, name, statements } = item[side];
  const texts = t(($) => $.ownershipCases, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="disputecase__side" aria-labelledby={heading}>
      <h2 id={heading}>{texts.sides[side]}</h2>
      <Link className="tap" to={`/admin-people/${id}`}>
        {name ?? texts.somebody}
      </Link>
      {statements.length === 0 && <p className="muted">{texts.silent}</p>}
      <SideStatements
        statements={statements}
        picture={(number) => t(($) => $.ownershipCases.picture, { number })}
      />
    </section>
  );
}

/** Side by side where there is room, so that they can be compared. */
export function Sides({ item }: Props): ReactNode {
  return (
    <div className="disputecase__sides">
      <Side item={item} side="claimant" />
      <Side item={item} side="owner" />
    </div>
  );
}
