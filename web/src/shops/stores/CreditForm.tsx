import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { CreditChange, type OpenedStore } from "#contract/shops/stores.ts";
import { moneyText } from "#web/platform/i18n/money-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { storesClient } from "./stores-api.ts";
import { TypedField } from "./TypedField.tsx";
import { useStoreChange } from "./use-store-change.ts";

const useCredit = ({ storeId, version, credit }: OpenedStore) => {
  const [typed, setTyped] = useState(String(credit.limit / 100));
  const [isFaulty, setFaulty] = useState(false);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: CreditChange) => storesClient.changeStoreCredit({ params: { storeId }, body }),
    () => setSaved(true),
  );
  const type = (text: string): void => {
    setSaved(false);
    setFaulty(false);
    setTyped(text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const limit = Math.round(parseSum(typed) * 100);
    const { data } = CreditChange.safeParse({ version, limit });
    setFaulty(data === undefined);
    if (data !== undefined && !busy) change(data);
  };
  return { typed, type, submit, isFaulty, saved, busy, failure };
};

export function CreditForm({ store }: { store: OpenedStore }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { typed, type, submit, isFaulty, saved, busy, failure } = useCredit(store);
  const words = t(($) => $.approvedEntities.credit, { returnObjects: true, skipInterpolation: true });
  const { limit, left } = store.credit;
  return (
    <form className="stack storeform" aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{words.title}</h2>
      <p>
        {limit === 0
          ? words.none
          : t(($) => $.approvedEntities.credit.left, {
              left: moneyText(left, language),
              limit: moneyText(limit, language),
            })}
      </p>
      <TypedField
        label={words.limit}
        hint={words.limitHint}
        fault={isFaulty ? words.badLimit : undefined}
        maxLength={12}
        value={typed}
        onType={type}
      />
      <button type="submit" className="btn btn--ghost" disabled={busy}>
        {words.save}
      </button>
      {saved && <output>{words.saved}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </form>
  );
}
