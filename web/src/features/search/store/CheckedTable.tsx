import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedNumber } from "#contract/search.ts";
import { CheckedStatus } from "./CheckedStatus.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { ReportButton } from "./report/ReportButton.tsx";
import { tableText } from "./table-text.ts";

type Row = { readonly item: CheckedNumber; readonly number: string; readonly bike: string };

const rowOf = (item: CheckedNumber): Row => ({
  item,
  number: item.frameNumber ?? item.typed,
  bike: [item.bike?.brand, item.bike?.model].filter((part) => part !== undefined).join(" "),
});

function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  return rows.map(({ item, number, bike }, place) => (
    <tr key={`${place} ${item.typed}`} className={`checked__row checked__row--${item.result}`}>
      <th scope="row" className="mono">
        {number}
      </th>
      <td>
        <CheckedStatus result={item.result} />
      </td>
      <td>{bike}</td>
    </tr>
  ));
}

/** The answers in the order of the numbers. */
export function CheckedTable({ items }: { items: readonly CheckedNumber[] }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.search.store, { returnObjects: true });
  const rows = items.map(rowOf);
  const stolen = items.filter(({ result }) => result === "stolen").length;
  const head = [texts.number, texts.status, texts.bike];
  const lines = rows.map(({ item, number, bike }) => [number, texts.results[item.result], bike]);
  return (
    <section className="checked" aria-labelledby="checked-title">
      <h2 id="checked-title" aria-live="polite">
        {t(($) => $.search.store.found, { count: stolen, all: items.length })}
      </h2>
      <div className="checked__ways">
        <ReportButton numbers={items.map(({ typed }) => typed)} />
        <CopyButton text={tableText([head, ...lines])} />
      </div>
      <table className="checked__table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
        </tbody>
      </table>
      <p className="muted">{texts.unknownHint}</p>
    </section>
  );
}
