import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { offersQuery } from "#web/features/points/campaigns/campaigns-api.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { OffersForm } from "./OffersForm.tsx";

/** What points are sold for, to be changed. */
export function Offers(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery({ ...offersQuery, refetchOnWindowFocus: false });
  if (data !== undefined) return <OffersForm offers={data} />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure
        title={t(($) => $.common.list.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton of={["block", "block"]} />;
}
