import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";

type Props = { bike: Pick<OwnBike, "openDisputeId"> };

/** Explains a dispute to the bike's owner, and links to its page. */
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
  /** The heading, if the page's form contains it. */
  title?: string;
  children: ReactNode;
};

/** Shows a note instead of actions that a dispute prevents. */
export function UnlessDisputed({ bike, title, children }: InsteadProps): ReactNode {
  if (bike.openDisputeId === undefined) return children;
  return (
    <>
      {title !== undefined && <h1>{title}</h1>}
      <DisputedNote bike={bike} />
    </>
  );
}
