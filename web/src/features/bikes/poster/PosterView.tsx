import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { BikesFailure } from "#web/shared/own-bike/BikesFailure.tsx";
import { PaperButton } from "#web/shared/papers/PaperButton.tsx";
import { readOpenTheft } from "#web/shared/papers/paper-data.ts";
import { Poster } from "./Poster.tsx";
import "#web/shared/papers/papers.css";
import "./poster.css";

const openTheftQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.openTheft(bikeId),
    queryFn: async ({ signal }) => (await readOpenTheft(bikeId, { signal })) ?? null,
  });

/** The poster as it will be printed, and the two ways to paper. */
export function PosterView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.poster, { returnObjects: true });
  const { data: theft, error, isFetching, refetch } = useQuery(openTheftQuery(bike.id));
  const retry = () => void refetch();
  if (theft === undefined)
    return error === null ? (
      <output>{texts.loading}</output>
    ) : (
      <BikesFailure title={texts.failed} error={error} busy={isFetching} onRetry={retry} />
    );
  return (
    <>
      <h1>{texts.title}</h1>
      {theft === null ? (
        <p>{texts.notStolen}</p>
      ) : (
        <>
          <div className="poster__actions">
            <Button
              type="primary"
              size="large"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => print()}
            >
              {texts.print}
            </Button>
            <PaperButton wish={{ kind: "poster", bikeId: bike.id }} label={texts.pdf} />
          </div>
          <Poster bike={bike} theft={theft} />
        </>
      )}
    </>
  );
}
