import { CircleQuestionMark, ShieldAlert, Tag, X } from "lucide-react";
import type { ReactNode, RefObject, MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { SearchStatus } from "#contract/bikes/search.ts";
import { prepareSearchPass } from "#web/platform/api/search-pass.ts";
import type { Taker } from "#web/platform/scanner/scanner.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { parseCode, parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { everything, type Search, type TypedFilter } from "./search.ts";
import { Filters } from "./Filters.tsx";
import type { Tier } from "./queries.ts";
import { SearchField, searchForm } from "./SearchField.tsx";
import type { CurrentSearch } from "./use-search.ts";
import { useDraft } from "./use-draft.ts";

type FilterChipsProps = { search: Search; onShow: (next: Search) => void };
type Chip = { readonly text: string; readonly without: Search };

/** Moves the focus to the next chip or the results before the chip disappears. */
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

function FilterChips({ search, onShow }: FilterChipsProps): ReactNode {
  const { t } = useTranslation();
  const chips = useChips(search);
  const remove = (event: MouseEvent<HTMLElement>, next: Search): void => {
    passFocus(event);
    onShow(next);
  };
  if (chips.length === 0) return null;
  return (
    <ul className="ways" aria-label={t(($) => $.search.filters.chosen)}>
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

const typedIn = ({ q = "", brand = "", model = "", city = "" }: Search): Record<TypedFilter, string> => ({
  q,
  brand,
  model,
  city,
});

/** Text with spaces or without digits is typed, not scanned. */
const isScan: Taker["isMeant"] = (text, _target, isFast) =>
  isFast && /\d/.test(text) && !/\s/.test(text) && parseCode(text, location.host) !== undefined;

/** Typed texts are kept when other filters change. */
const useControls = (tier: Tier, { search, address, show }: CurrentSearch) => {
  const navigate = useNavigate();
  const { draft, write: keep } = useDraft(address, typedIn(search));
  const write: typeof keep = (changes) => {
    // Solves the proof of work while the stranger types.
    if (tier === "public") prepareSearchPass();
    keep(changes);
  };
  const onSticker = (uid: string): void => void navigate(`/qr/${uid}`);
  const onFrameNumber = (q: string): void => show({ ...everything, q });
  useHandScanner(
    (text) => {
      const code = parseCode(text, location.host);
      if (code?.kind === "sticker") onSticker(code.uid);
      if (code?.kind === "frame-number") onFrameNumber(code.frameNumber);
    },
    { isMeant: isScan },
  );
  const ask = (changes: Partial<Search> = {}): void => {
    const code = parseOwnCode(changes.q ?? draft.q, location.host);
    if (code === undefined) show({ ...search, ...draft, ...changes });
    else if (code.kind === "sticker") onSticker(code.uid);
    else onFrameNumber(code.frameNumber);
  };
  return { draft, write, scan: { onFrameNumber, onSticker }, ask };
};

type StatusTogglesProps = { status: SearchStatus; onChange: (status: SearchStatus) => void };

const toggles = [
  { wanted: "stolen", Icon: ShieldAlert },
  { wanted: "for_sale", Icon: Tag },
] as const;

/** The normal search includes stolen bikes too. */
function StatusToggles({ status, onChange }: StatusTogglesProps): ReactNode {
  const { t } = useTranslation();
  return toggles.map(({ wanted, Icon }) => (
    <button
      key={wanted}
      type="button"
      className={`btn toggle toggle--${wanted}`}
      aria-pressed={status === wanted}
      onClick={() => onChange(status === wanted ? "any" : wanted)}
    >
      <Icon size={18} aria-hidden="true" />
      {t(($) => $.search.status[wanted])}
    </button>
  ));
}

type Field = RefObject<HTMLInputElement | null>;
type Props = { tier: Tier; asked: CurrentSearch; field: Field; onTips: () => void };

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
      <div className="ways controls__row">
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
