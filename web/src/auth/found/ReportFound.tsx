import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSession } from "../session.ts";
import { FoundButton } from "./FoundButton.tsx";
import { ownStolenBikes } from "./own-stolen-bikes.ts";
import type { FoundBike } from "./RewardCard.tsx";

type Props = {
  bikeId: string;
  bike: FoundBike;
  texts: { readonly found: string; readonly own: string };
};

/** The button for who has found a stolen bike; its owner is led to it instead. */
export function ReportFound({ bikeId, bike, texts }: Props): ReactNode {
  const session = useSession();
  const ownsBikes = session.state === "signed-in" && session.role === "customer";
  const { data } = useQuery({ ...ownStolenBikes, enabled: ownsBikes });
  if (data?.includes(bikeId) === true)
    return (
      <Link className="btn btn--ghost" to={`/my-bikes/${bikeId}`}>
        {texts.own}
      </Link>
    );
  return (
    <FoundButton bikeId={bikeId} bike={bike}>
      {texts.found}
    </FoundButton>
  );
}
