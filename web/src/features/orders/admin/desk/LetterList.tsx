import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nameOf, summaryOf } from "#web/features/orders/admin/order-words.ts";
import type { Desk, Letter } from "./desk.ts";

type RowProps = { letter: Letter; number: number; open: boolean };

function Row({ letter: { order, packed }, number, open }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <li className="deskrow" data-packed={packed} aria-current={open ? "step" : undefined}>
      <span className="deskrow__number">{packed ? <Check size={16} aria-hidden="true" /> : number}</span>
      <span>
        <b>{nameOf(order)}</b>
        <small>
          {summaryOf(t, order)}
          {order.address !== undefined && `, ${order.address.city}`}
        </small>
      </span>
    </li>
  );
}

/** Everything of this round, in the order in which it was printed. */
export function LetterList({ desk: { letters, open } }: { desk: Desk }): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-current]");
    // The list alone is scrolled, never the page under the hands of the person.
    if (list.current && row) list.current.scrollTop = row.offsetTop - row.offsetHeight;
  });
  return (
    <section className="desklist" aria-labelledby="desk-list">
      <h2 id="desk-list">
        {t(($) => $.packing.list)} <small>{t(($) => $.packing.oldest)}</small>
      </h2>
      {/* Those who use the keys alone scroll it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} aria-labelledby="desk-list" tabIndex={0}>
        {letters.map((letter, index) => (
          <Row
            key={letter.order.orderNumber}
            letter={letter}
            number={index + 1}
            open={letter.order.orderNumber === open}
          />
        ))}
      </ol>
    </section>
  );
}
