import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SearchCard } from "#contract/bikes/search.ts";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import { useSession } from "#web/platform/auth/session.ts";

/** A search gives strangers no ids, so the address contains the searched number instead. */
const askedOf = ({ id, frameNumber }: Pick<SearchCard, "id" | "frameNumber">): string | undefined => {
  if (id !== undefined) return `bike=${id}`;
  return frameNumber.startsWith("•") ? undefined : `number=${frameNumber}`;
};

type Props = { bike: Pick<SearchCard, "id" | "frameNumber" | "disputed"> };

/** For a person whose bike is registered to somebody else. */
export function ClaimBike({ bike }: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isOwn = useIsOwnBike(bike.id);
  const register = askedOf(bike);
  const mayClaim =
    session.state === "signed-out" || (session.state === "signed-in" && session.role === "customer");
  if (!mayClaim || isOwn !== false || bike.disputed || register === undefined) return null;
  return (
    <Link className="btn btn--quiet" to={`/ownership-disputes/new?${register}`}>
      <Scale size={18} aria-hidden="true" />
      {t(($) => $.bikeCard.claim)}
    </Link>
  );
}
