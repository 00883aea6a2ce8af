import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { nameOf, summaryOf } from "#web/stickers/orders/admin/order-words.ts";
import type { Desk, Letter } from "./desk.ts";

type LetterRowProps = { letter: Letter; number: number; open: boolean };

function LetterRow({ letter: { order, packed }, number, open }: LetterRowProps): ReactNode {
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

export function LetterList({ desk: { letters, open } }: { desk: Desk }): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Scrolls only the list, so that the page does not move while someone works.
    if (list.current && row) list.current.scrollTop = row.offsetTop - row.offsetHeight;
  });
  return (
    <section className="desklist" aria-labelledby="desk-list">
      <h2 id="desk-list">
        {t(($) => $.packing.list)} <small>{t(($) => $.packing.oldest)}</small>
      </h2>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} aria-labelledby="desk-list" tabIndex={0}>
        {letters.map((letter, index) => (
          <LetterRow
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
