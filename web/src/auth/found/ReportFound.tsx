import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode } from "react";
import { Link } from "react-router";
import { loadTexts } from "#web/i18n/i18n.ts";
import { useSession } from "../session.ts";
import { FoundButton } from "./FoundButton.tsx";
import { ownStolenBikes } from "./own-stolen-bikes.ts";
import type { FoundBike } from "./RewardCard.tsx";

const FoundDialog = lazy(async () => {
  const [{ FoundDialog }] = await Promise.all([import("./FoundDialog.tsx"), loadTexts(["found"])]);
  return { default: FoundDialog };
});

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
    <FoundButton renderDialog={(close) => <FoundDialog bikeId={bikeId} bike={bike} onClose={close} />}>
      {texts.found}
    </FoundButton>
  );
}
