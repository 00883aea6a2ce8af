import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PartnerChange } from "#contract/partners.ts";
import type { OpenedStore } from "#contract/stores.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { PartnerFields } from "./PartnerFields.tsx";
import { changeOf, draftOf, type PartnerDraft, type PartnerField } from "./partner-draft.ts";
import { storesClient } from "./stores-api.ts";
import { useStoreChange } from "./use-store-change.ts";

/** What is typed stays until it is saved. */
const usePartner = (store: OpenedStore) => {
  const { storeId, version } = store;
  const form = useRef<HTMLFormElement>(null);
  const [draft, set] = useState(() => draftOf(store));
  const [wrong, setWrong] = useState<readonly PartnerField[]>([]);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: PartnerChange) => storesClient.changePartner({ params: { storeId }, body }),
    () => setSaved(true),
  );
  const type = (changes: Partial<PartnerDraft>): void => {
    setSaved(false);
    setWrong((now) => now.filter((name) => !(name in changes)));
    set((now) => ({ ...now, ...changes }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const asked = changeOf(draft, version);
    setWrong(asked.wrong);
    if (asked.change === undefined) return focusFirstWrong(form);
    if (!busy) change(asked.change);
  };
  return { form, draft, wrong, type, submit, saved, busy, failure };
};

/** What the directory of partners shows of a store. */
export function PartnerForm({ store }: { store: OpenedStore }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { form, draft, wrong, type, submit, saved, busy, failure } = usePartner(store);
  const words = t(($) => $.approvedEntities.partner, { returnObjects: true, skipInterpolation: true });
  const isShown = store.partner.visible && !store.partner.isHidden && store.state === "active";
  return (
    <form className="storeform" ref={form} aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{words.title}</h2>
      <PartnerFields draft={draft} wrong={wrong} onType={type} />
      <button type="submit" className="btn btn--ghost" disabled={busy}>
        {words.save}
      </button>
      {saved && <output>{words.saved}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      {store.partner.isHidden && <p className="muted">{words.hidesItself}</p>}
      {isShown && <Link to={`/partners/${store.storeId}`}>{words.show}</Link>}
    </form>
  );
}
