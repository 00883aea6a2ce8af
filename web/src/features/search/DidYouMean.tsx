import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Plate } from "#web/ui/Plate.tsx";

/** Registered numbers that are easily taken for the one that was asked for. */
export function DidYouMean({ numbers }: { numbers: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [first] = numbers;
  if (first === undefined) return null;
  const title =
    numbers.length === 1 ? t(($) => $.search.near.one, { number: first }) : t(($) => $.search.near.many);
  return (
    <section className="near" aria-label={title}>
      <h3>{title}</h3>
      <p>{t(($) => $.search.near.text, { count: numbers.length })}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link to={`${pathname}?q=${encodeURIComponent(number)}`}>
              <Plate number={number} label={t(($) => $.common.frameNumber)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
