import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Opened } from "#web/platform/ui/dossier/Opened.tsx";
import { Events } from "#web/office/bikes/bike/Events.tsx";
import { bikeQuery } from "#web/office/bikes/bike-api.ts";

function OpenedHistory({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Opened query={useQuery(bikeQuery(bikeId))} failed={t(($) => $.bikeAdmin.bike.failed)} why={failureText}>
      {(bike, openedAt) => <Events bike={bike} openedAt={openedAt} />}
    </Opened>
  );
}

/** Opening the bike is logged, so it waits for a press. */
export function BikeHistory({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  if (isOpen) return <OpenedHistory bikeId={bikeId} />;
  return (
    <button type="button" className="btn btn--ghost" onClick={() => open(true)}>
      {t(($) => $.ownershipCases.history)}
    </button>
  );
}
