import { X } from "lucide-react";
import { type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { everything, type Search } from "./search.ts";

type Props = { search: Search; onShow: (next: Search) => void };
type Chip = { readonly text: string; readonly without: Search };

/** The chip goes, so the focus moves on to the next one or to the results. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const item = currentTarget.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector("button") ?? document.querySelector<HTMLElement>("#results");
  target?.focus({ preventScroll: true });
};

const useChips = (search: Search): Chip[] => {
  const { t } = useTranslation();
  const { brand, model, color, city, type, status } = search;
  const names = t(($) => $.search.filters, { returnObjects: true });
  const chips: readonly (false | undefined | "" | Chip)[] = [
    status !== "any" && { text: t(($) => $.search.status[status]), without: { ...search, status: "any" } },
    brand && { text: `${names.brand}: ${brand}`, without: { ...search, brand: undefined } },
    model && { text: `${names.model}: ${model}`, without: { ...search, model: undefined } },
    city && { text: `${names.city}: ${city}`, without: { ...search, city: undefined } },
    color && {
      text: `${names.color}: ${t(($) => $.vocabulary.colours[color])}`,
      without: { ...search, color: undefined },
    },
    type && {
      text: `${names.type}: ${t(($) => $.vocabulary.types[type])}`,
      without: { ...search, type: undefined },
    },
  ];
  return chips.filter((chip) => typeof chip === "object");
};

/** What narrows the search, to be taken away a piece at a time. */
export function FilterChips({ search, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const chips = useChips(search);
  const remove = (event: MouseEvent<HTMLElement>, next: Search): void => {
    passFocus(event);
    onShow(next);
  };
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t(($) => $.search.filters.chosen)}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className="chips__chip"
            aria-label={t(($) => $.search.filters.remove, { filter: text })}
            onClick={(event) => remove(event, without)}
          >
            {text}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="chips__chip chips__chip--all"
            onClick={(event) => remove(event, { ...everything, q: search.q, order: search.order })}
          >
            {t(($) => $.search.filters.clear)}
          </button>
        </li>
      )}
    </ul>
  );
}
