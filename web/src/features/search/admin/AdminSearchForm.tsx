import { Search } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Filters } from "#web/features/search/Filters.tsx";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { useDraft } from "#web/features/search/use-draft.ts";
import type { Asked } from "#web/features/search/use-search.ts";
import { type AdminSearch, adminStatuses, anyBike, asksNothing } from "./admin-search.ts";
import { TextFilter } from "./TextFilter.tsx";

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

/** Filters of the public search, and those that only administrators have. */
export function AdminSearchForm({ asked }: { asked: Asked<AdminSearch> }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, address, show } = asked;
  const { draft, write } = useDraft(address, typedIn(search));
  const writeOwner = (owner: string): void => write({ owner });
  const texts = t(($) => $.search.admin, { returnObjects: true });
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
      <div className="adminfields">
        <TextFilter label={texts.q} value={draft.q} onChange={(q) => write({ q })} most={200} scan={scan} />
        <TextFilter label={texts.owner} value={draft.owner} onChange={writeOwner} most={100} />
        <SelectFilter
          name="status"
          label={texts.status}
          value={search.status}
          options={statuses}
          onChange={(status = "any") => ask({ status })}
        />
        <SubmitButton />
      </div>
      <div className="controls__row">
        <Filters chosen={search} draft={draft} onWrite={write} onChoose={ask} />
        {!asksNothing(search) && <ClearButton onClear={() => show(anyBike)} />}
      </div>
    </form>
  );
}
