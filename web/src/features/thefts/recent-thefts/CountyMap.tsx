import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TheftMap as Thefts } from "#contract/statistics.ts";
import { failureText } from "#web/api/failure-text.ts";
import { figureText } from "#web/shared/figures/figure-text.ts";
import { spanText } from "#web/shared/figures/span-text.ts";
import { countyName } from "#web/shared/theft-map/county-name.ts";
import { rateOf, rateText } from "#web/shared/theft-map/rate.ts";
import { TheftMap } from "#web/shared/theft-map/TheftMap.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { theftMapQuery } from "./recent-thefts-query.ts";

function CountyTable({ counties }: Pick<Thefts, "counties">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.recentThefts.map, { returnObjects: true });
  return (
    <table className="thefts__counties">
      <caption className="sr">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.county}</th>
          <th scope="col">{texts.stolen}</th>
          <th scope="col">{texts.rate}</th>
        </tr>
      </thead>
      <tbody>
        {counties.map(({ county, thefts, registered }) => (
          <tr key={county}>
            <th scope="row">{county === "unknown" ? texts.unknown : countyName(county, language)}</th>
            <td>{figureText(thefts, "number", language)}</td>
            <td>{rateText(rateOf({ name: county, thefts, registered }), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ of }: { of: Thefts }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.recentThefts.map, { returnObjects: true });
  if (of.counties.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <p className="muted">{spanText(of, language)}</p>
      <TheftMap
        level="county"
        places={of.counties.map(({ county, ...rest }) => ({ name: county, ...rest }))}
      />
      <details>
        <summary>{texts.table}</summary>
        <CountyTable counties={of.counties} />
        <p className="muted">{texts.how}</p>
      </details>
    </>
  );
}

/** Which counties bikes are stolen in, for each thousand registered there. */
export function CountyMap(): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(theftMapQuery);
  const texts = t(($) => $.recentThefts.map, { returnObjects: true });
  return (
    <section className="thefts__map" aria-labelledby="theft-map">
      <h2 id="theft-map">{texts.title}</h2>
      {error && (
        <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton of={["block"]} />}
      {data && <Shown of={data} />}
    </section>
  );
}
