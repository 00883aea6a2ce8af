import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { Understood, UnderstoodFilter } from "#contract/bikes/search.ts";
import type { Search } from "./search.ts";

/** Removes the first occurrence of consecutive words; undefined if nothing is left. */
const withoutWords = (text: string | undefined, typed: string): string | undefined => {
  const words = text?.trim().split(/\s+/) ?? [];
  const gone = typed.split(/\s+/);
  const from = words.findIndex((_, place) => gone.every((word, step) => words[place + step] === word));
  const rest = from === -1 ? words : [...words.slice(0, from), ...words.slice(from + gone.length)];
  return rest.length === 0 ? undefined : rest.join(" ");
};

type Props = { search: Search; understood: Understood; onShow: (next: Search) => void };

const useFilterText = () => {
  const { t } = useTranslation();
  const names = t(($) => $.search.filters, { returnObjects: true });
  return ({ field, value }: UnderstoodFilter): string => {
    switch (field) {
      case "status":
        return value === "for_sale" ? t(($) => $.search.status.for_sale) : t(($) => $.search.status.stolen);
      case "color": {
        const colour = BikeColour.safeParse(value).data;
        return `${names.color}: ${colour === undefined ? value : t(($) => $.vocabulary.colours[colour])}`;
      }
      case "type": {
        const type = BikeType.safeParse(value).data;
        return `${names.type}: ${type === undefined ? value : t(($) => $.vocabulary.types[type])}`;
      }
      case "brand":
      case "city":
        return `${names[field]}: ${value}`;
    }
  };
};

function Notes({ understood }: { understood: Understood }): ReactNode {
  const { t } = useTranslation();
  const corrected = understood.filters.filter((filter) => filter.corrected === true);
  const { without } = understood;
  return (
    <div className="understood__notes" aria-live="polite">
      {corrected.map(({ typed, value }) => (
        <p key={typed}>{t(($) => $.search.understood.corrected, { typed: `”${typed}”`, value })}</p>
      ))}
      {without.length > 0 && (
        <p>
          {t(($) => $.search.understood.without, { words: without.map((word) => `”${word}”`).join(", ") })}
        </p>
      )}
    </div>
  );
}

export function UnderstoodChips({ search, understood, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const textOf = useFilterText();
  const chips = [
    ...understood.filters.map((filter) => ({ text: textOf(filter), typed: filter.typed })),
    ...understood.words.map((typed) => ({ text: `${t(($) => $.search.understood.word)}: ${typed}`, typed })),
  ];
  if (understood.filters.length === 0) return null;
  return (
    <div className="stack stack--near understood">
      <ul className="ways" aria-label={t(($) => $.search.understood.title)}>
        {chips.map(({ text, typed }) => (
          <li key={text}>
            <button
              type="button"
              className="chips__chip"
              aria-label={t(($) => $.search.filters.remove, { filter: text })}
              onClick={() => onShow({ ...search, q: withoutWords(search.q, typed) })}
            >
              {text}
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Notes understood={understood} />
    </div>
  );
}
