import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OpenedStore, StoreChange } from "#contract/shops/stores.ts";
import { storesClient } from "./stores-api.ts";
import { TypedField } from "./TypedField.tsx";
import { useStoreChange } from "./use-store-change.ts";

/** Keeps the draft if someone else changes the store meanwhile. */
const useChain = ({ storeId, version, chain: first = "", locationId = "" }: OpenedStore) => {
  const [chain, typeChain] = useState(first);
  const [location, typeLocation] = useState(locationId);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: StoreChange) => storesClient.changeStore({ params: { storeId }, body }),
    () => setSaved(true),
  );
  const typing = (type: (text: string) => void) => (text: string) => {
    setSaved(false);
    type(text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = (text: string): string | undefined => text.trim() || undefined;
    if (!busy) change({ version, chain: given(chain), locationId: given(location) });
  };
  const typed = { chain, typeChain: typing(typeChain), location, typeLocation: typing(typeLocation) };
  return { ...typed, submit, saved, busy, failure };
};

export function ChainForm({ store }: { store: OpenedStore }): ReactNode {
  const heading = useId();
  const { chain, typeChain, location, typeLocation, submit, saved, busy, failure } = useChain(store);
  const words = useTexts(($) => $.approvedEntities.chain);
  return (
    <form className="stack storeform" aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading}>{words.title}</h2>
      <TypedField
        label={words.chain}
        hint={words.chainHint}
        maxLength={80}
        value={chain}
        onType={typeChain}
      />
      <TypedField
        label={words.location}
        hint={words.locationHint}
        maxLength={40}
        value={location}
        onType={typeLocation}
      />
      <button type="submit" className="btn btn--ghost" disabled={busy}>
        {words.save}
      </button>
      {saved && <output>{words.saved}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </form>
  );
}
