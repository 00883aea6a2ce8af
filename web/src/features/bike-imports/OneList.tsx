import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeImport } from "#contract/bike-imports/imports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { importQuery } from "./imports-api.ts";
import { ListView } from "./ListView.tsx";
import { Problems } from "./Problems.tsx";

/** How many rows there are of each kind; of what there is none nothing is said. */
function Summary({ list }: { list: BikeImport }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeImport, { returnObjects: true, skipInterpolation: true });
  const { count, tally, registered, refused } = list;
  const some = (rows: number): number | undefined => (rows === 0 ? undefined : rows);
  return (
    <Facts
      facts={[
        [words.list.rows, count],
        [words.list.registered, some(registered)],
        [words.outcomes.ok, some(tally.ok - registered - refused)],
        [words.list.refused, some(refused)],
        [words.outcomes.duplicate, some(tally.duplicate)],
        [words.outcomes.known, some(tally.known)],
        [words.outcomes.taken, some(tally.taken)],
        [words.outcomes.stolen, some(tally.stolen)],
        [words.outcomes["resembles-stolen"], some(tally["resembles-stolen"])],
        [words.outcomes.faulty, some(tally.faulty)],
      ]}
    />
  );
}

/** One list: how far it is, what was found of its rows, and what can be done. */
export function OneList({ importId }: { importId: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: list, error, isFetching, refetch } = useQuery(importQuery(importId));
  if (list === undefined && (error === null || isFetching)) return <Skeleton of={["block", "block"]} />;
  if (list === undefined)
    return (
      <FetchFailure
        title={t(($) => $.storeImport.list.failed)}
        text={error === null ? "" : failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  const isChecked = list.state !== "receiving" && list.state !== "checking";
  return (
    <>
      <section className="importcard" aria-label={list.fileName}>
        <h2>{list.fileName}</h2>
        <p className="muted">{t(($) => $.storeImport.states[list.state])}</p>
        {isChecked && <Summary list={list} />}
        <ListView list={list} />
        <p className="muted">
          {t(($) => $.storeImport.list.until, { date: dayText(list.expiresAt, language) })}
        </p>
      </section>
      {isChecked && list.state !== "registering" && <Problems list={list} />}
    </>
  );
}
