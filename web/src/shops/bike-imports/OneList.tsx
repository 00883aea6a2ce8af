import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { importQuery } from "./imports-api.ts";
import { ListView } from "./ListView.tsx";
import { Problems } from "./Problems.tsx";

/** Leaves out kinds without rows. */
function Summary({ list }: { list: BikeImport }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeImport, { returnObjects: true, skipInterpolation: true });
  const { count, tally, registered, refused, toReview } = list;
  const some = (rows: number): number | undefined => (rows === 0 ? undefined : rows);
  return (
    <Facts
      facts={[
        [words.list.rows, count],
        [words.list.registered, some(registered)],
        [words.list.toReview, some(toReview)],
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

export function OneList({ importId }: { importId: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const query = useQuery(importQuery(importId));
  const { data: list } = query;
  if (list === undefined)
    return <NotLoaded query={query} failed={t(($) => $.storeImport.list.failed)} of={["block", "block"]} />;
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
