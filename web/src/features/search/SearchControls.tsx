import { CircleQuestionMark } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { PlateSearch } from "#web/ui/plate-search/PlateSearch.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { Filters } from "./Filters.tsx";
import type { Tier } from "./queries.ts";
import { SearchField } from "./SearchField.tsx";
import { StatusToggles } from "./StatusToggles.tsx";
import { useControls } from "./use-controls.ts";
import type { AskedSearch } from "./use-search.ts";

type Field = RefObject<HTMLInputElement | null>;
type Props = { tier: Tier; asked: AskedSearch; field: Field; onTips: () => void };

function MainField(props: { tier: Tier; field: Field; controls: ReturnType<typeof useControls> }): ReactNode {
  const { t } = useTranslation();
  const { tier, field, controls } = props;
  const { draft, write, scan, ask } = controls;
  const language = usePageLanguage();
  const shared = {
    ref: field,
    value: draft.q,
    onChange: (q: string) => write({ q }),
    onSubmit: () => ask(),
  };
  if (tier === "signed-in") return <SearchField {...shared} scan={scan} />;
  const label = t(($) => $.search.field);
  return (
    <PlateSearch
      {...shared}
      id="search-field"
      language={language}
      label={label}
      placeholder={label}
      button={t(($) => $.search.submit)}
    />
  );
}

/** Strangers type on the plate; who has signed in has the toggles besides. */
export function SearchControls({ tier, asked, field, onTips }: Props): ReactNode {
  const { t } = useTranslation();
  const { search, show } = asked;
  const controls = useControls(tier, asked);
  const { draft, write, scan, ask } = controls;
  return (
    <div className="controls">
      <MainField tier={tier} field={field} controls={controls} />
      <div className="controls__row">
        {tier === "signed-in" && (
          <StatusToggles status={search.status} onChange={(status) => ask({ status })} />
        )}
        <Filters
          {...(tier === "public" && { form: "search-field-form" })}
          chosen={search}
          draft={draft}
          onWrite={write}
          onChoose={ask}
        />
        {tier === "public" && <ScanButton className="btn btn--quiet" {...scan} />}
        <button type="button" className="btn btn--quiet controls__tips" onClick={onTips}>
          <CircleQuestionMark size={18} aria-hidden="true" />
          {t(($) => $.search.tips.title)}
        </button>
      </div>
      <FilterChips search={search} onShow={show} />
    </div>
  );
}
