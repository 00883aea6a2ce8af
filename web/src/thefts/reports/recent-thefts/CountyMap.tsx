import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { TheftMap as Thefts } from "#contract/office/statistics.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { numberText } from "#web/platform/ui/figures/figure-text.ts";
import { spanText } from "#web/platform/ui/figures/span-text.ts";
import { countyName } from "#web/thefts/map/county-name.ts";
import { rateOf, rateText } from "#web/thefts/map/rate.ts";
import { TheftMap } from "#web/thefts/map/TheftMap.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { theftMapQuery } from "./recent-thefts-query.ts";

function CountyTable({ counties }: Pick<Thefts, "counties">): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.recentThefts.map);
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
            <td>{numberText(thefts, "number", language)}</td>
            <td>{rateText(rateOf({ name: county, thefts, registered }), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ of }: { of: Thefts }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.recentThefts.map);
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

export function CountyMap(): ReactNode {
  const { data, error, refetch } = useQuery(theftMapQuery);
  const texts = useTexts(($) => $.recentThefts.map);
  return (
    <section className="card thefts__map" aria-labelledby="theft-map">
      <h2 id="theft-map">{texts.title}</h2>
      {error && (
        <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton of={["block"]} />}
      {data && <Shown of={data} />}
    </section>
  );
}
