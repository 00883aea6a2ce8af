import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";

type Props = { bike: Pick<OwnBike, "openDisputeId"> };

/** Says why the owner can do nothing with the bike, and leads to the case. */
export function DisputedNote({ bike: { openDisputeId } }: Props): ReactNode {
  const texts = useTexts(($) => $.bikes.disputed);
  if (openDisputeId === undefined) return null;
  return (
    <div className="bikeview__note">
      <Scale size={20} aria-hidden="true" />
      <div>
        <b>{texts.title}</b>
        <p>{texts.text}</p>
        <Link className="btn btn--ghost" to={`/ownership-disputes/${openDisputeId}`}>
          {texts.way}
        </Link>
      </div>
    </div>
  );
}

type InsteadProps = Props & {
  /** Of a page whose form has the heading. */
  title?: string;
  children: ReactNode;
};

/** The note in place of what cannot be done meanwhile. */
export function UnlessDisputed({ bike, title, children }: InsteadProps): ReactNode {
  if (bike.openDisputeId === undefined) return children;
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <DisputedNote bike={bike} />
    </>
  );
}
