import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useNavigate } from "react-router-dom";
import { Filters } from "#web/bikes/search/Filters.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { useDraft } from "#web/bikes/search/use-draft.ts";
import type { AddressSearch } from "#web/bikes/search/use-search.ts";
import { type AdminSearch, adminStatuses, anyBike, isEmptySearch } from "./admin-search.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import type { ScanHandlers } from "#web/stickers/scan/use-scanned-codes.ts";
import "#web/platform/ui/field/field.css";

type Props = {
  label: string;
  value: string;
  max: number;
  onChange: (value: string) => void;
  scan?: ScanHandlers;
};

function TextFilter({ label, value, max, onChange, scan }: Props): ReactNode {
  const id = useId();
  return (
    <div className={scan === undefined ? "filter" : "filter filter--scan"}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="plaininput"
        value={value}
        maxLength={max}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {scan !== undefined && <ScanButton className="filter__scan" short {...scan} />}
    </div>
  );
}

const typedIn = ({ q = "", owner = "", brand = "", model = "", city = "" }: AdminSearch) => ({
  q,
  owner,
  brand,
  model,
  city,
});

function SubmitButton(): ReactNode {
  const { t } = useTranslation();
  return (
    <button type="submit" className="btn btn--primary">
      <Search size={18} aria-hidden="true" />
      {t(($) => $.search.submitShort)}
    </button>
  );
}

function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <button type="button" className="btn btn--quiet" onClick={onClear}>
      {t(($) => $.search.filters.clear)}
    </button>
  );
}

/** The public filters, and some for administrators only. */
export function AdminSearchForm({ asked }: { asked: AddressSearch<AdminSearch> }): ReactNode {
  const navigate = useNavigate();
  const { search, address, show } = asked;
  const { draft, write } = useDraft(address, typedIn(search));
  const writeOwner = (owner: string): void => write({ owner });
  const texts = useTexts(($) => $.search.admin);
  const ask = (changes: Partial<AdminSearch> = {}): void => show({ ...search, ...draft, ...changes });
  const statuses = adminStatuses.map((status) => [status, texts.statuses[status]] as const);
  const scan = {
    onFrameNumber: (q: string): void => show({ ...anyBike, q }),
    onSticker: (uid: string): void => void navigate(`/qr/${uid}`),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask();
  };
  return (
    <form className="controls" onSubmit={submit} noValidate>
      <div className="stack stack--near adminfields">
        <TextFilter label={texts.q} value={draft.q} onChange={(q) => write({ q })} max={200} scan={scan} />
        <TextFilter label={texts.owner} value={draft.owner} onChange={writeOwner} max={100} />
        <SelectFilter
          name="status"
          label={texts.status}
          value={search.status}
          options={statuses}
          onChange={(status = "any") => ask({ status })}
        />
        <SubmitButton />
      </div>
      <div className="ways controls__row">
        <Filters chosen={search} draft={draft} onWrite={write} onChoose={ask} />
        {!isEmptySearch(search) && <ClearButton onClear={() => show(anyBike)} />}
      </div>
    </form>
  );
}
