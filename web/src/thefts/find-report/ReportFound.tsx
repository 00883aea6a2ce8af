import { MapPinCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { FoundButton } from "./FoundButton.tsx";
import { LazyFoundDialog } from "./lazy-found-dialog.ts";
import type { FoundBike } from "./RewardCard.tsx";

type Props = {
  bike: FoundBike & { readonly id?: string | undefined; readonly page?: string | undefined };
  children: ReactNode;
};

/** The owner gets a link to the bike instead, and strangers sign in on the way to the bike's page. */
export function ReportFound({ bike, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { id: bikeId, page } = bike;
  const isOwn = useIsOwnBike(bikeId) === true;
  if (bikeId === undefined)
    return (
      page !== undefined && (
        <Link className="btn btn--danger" to={signInPath(page)}>
          <MapPinCheck size={18} aria-hidden="true" />
          {children}
        </Link>
      )
    );
  if (isOwn)
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
