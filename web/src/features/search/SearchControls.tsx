import { CircleQuestionMark } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FilterChips } from "./FilterChips.tsx";
import { Filters } from "./Filters.tsx";
import type { Tier } from "./queries.ts";
import { SearchField, searchForm } from "./SearchField.tsx";
import { StatusToggles } from "./StatusToggles.tsx";
import { useControls } from "./use-controls.ts";
import type { AskedSearch } from "./use-search.ts";

type Field = RefObject<HTMLInputElement | null>;
type Props = { tier: Tier; asked: AskedSearch; field: Field; onTips: () => void };

/** The field, and what narrows a search. */
export function SearchControls({ tier, asked, field, onTips }: Props): ReactNode {
  const { t } = useTranslation();
  const { search, show } = asked;
  const { draft, write, scan, ask } = useControls(tier, asked);
  return (
    <div className="controls">
      <SearchField
        ref={field}
        value={draft.q}
        onChange={(q) => write({ q })}
        onSubmit={() => ask()}
        scan={scan}
      />
      <div className="controls__row">
        <StatusToggles status={search.status} onChange={(status) => ask({ status })} />
        <Filters form={searchForm} chosen={search} draft={draft} onWrite={write} onChoose={ask} />
        <button type="button" className="btn btn--quiet controls__tips" onClick={onTips}>
          <CircleQuestionMark size={18} aria-hidden="true" />
          {t(($) => $.search.tips.title)}
        </button>
      </div>
      <FilterChips search={search} onShow={show} />
    </div>
  );
}
