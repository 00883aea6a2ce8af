import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdSearch } from "./ad-search.ts";
import { useChips } from "./use-chips.ts";

type Props = { search: AdSearch; onShow: (next: AdSearch) => void };

/** Every filter as a chip that is taken away on itself. */
export function Chosen({ search, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const chips = useChips(search);
  if (chips.length === 0) return null;
  return (
    <ul className="adchips" aria-label={t(($) => $.ads.filters.chosen)}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            aria-label={t(($) => $.ads.filters.remove, { filter: text })}
            onClick={() => onShow({ ...search, ...without })}
          >
            {text}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="adchips__all" onClick={() => onShow({ order: search.order })}>
          {t(($) => $.ads.filters.clear)}
        </button>
      </li>
    </ul>
  );
}
