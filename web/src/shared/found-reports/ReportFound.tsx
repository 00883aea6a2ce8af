import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useIsOwnBike } from "../own-bike/use-is-own-bike.ts";
import { FoundButton } from "./FoundButton.tsx";
import { LazyFoundDialog } from "./lazy-found-dialog.ts";
import type { FoundBike } from "./RewardCard.tsx";

type Props = { bikeId: string; bike: FoundBike; children: ReactNode };

/** The button for who has found a stolen bike; its owner is led to it instead. */
export function ReportFound({ bikeId, bike, children }: Props): ReactNode {
  const { t } = useTranslation();
  if (useIsOwnBike(bikeId) === true)
    return (
      <Link className="btn btn--ghost" to={`/my-bikes/${bikeId}`}>
        {t(($) => $.bikeCard.own)}
      </Link>
    );
  return (
    <FoundButton renderDialog={(close) => <LazyFoundDialog bikeId={bikeId} bike={bike} onClose={close} />}>
      {children}
    </FoundButton>
  );
}
