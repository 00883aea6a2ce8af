import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OpenedStore, StorePointsChange } from "#contract/stores.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { storesClient } from "./stores-api.ts";
import { useStoreChange } from "./use-store-change.ts";

const nothing = { amount: "", reason: "" };
type Draft = typeof nothing;

/** With a minus for points that are taken back, whichever sign was typed for it. */
const changeOf = ({ amount, reason }: Draft) =>
  StorePointsChange.safeParse({
    amount: /^[-−–+]?\d{1,6}$/.test(amount.replaceAll(/\s/g, ""))
      ? Number(amount.replaceAll(/\s/g, "").replace(/^[−–]/, "-"))
      : Number.NaN,
    reason,
  });

/** The same press is never two changes, and what was typed stays until the server has said yes. */
const usePoints = ({ storeId }: OpenedStore) => {
  const [draft, set] = useState(nothing);
  const [key, renew] = useState(() => crypto.randomUUID());
  const [faulty, mark] = useState<readonly PropertyKey[]>([]);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: StorePointsChange) =>
      storesClient.changeStorePoints({ params: { storeId }, body }, { idempotencyKey: key }),
    () => {
      setSaved(true);
      set(nothing);
      renew(crypto.randomUUID());
    },
  );
  const type = (typed: Partial<Draft>): void => {
    setSaved(false);
    mark([]);
    renew(crypto.randomUUID());
    set({ ...draft, ...typed });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { data, error } = changeOf(draft);
    mark(error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? []);
    if (data !== undefined && !busy) change(data);
  };
  return { draft, type, submit, faulty, saved, busy, failure };
};

type TypedProps = {
  label: string;
  hint: string;
  fault: string | undefined;
  longest: number;
  value: string;
  onType: (text: string) => void;
};

function Typed({ label, hint, fault, longest, value, onType }: TypedProps): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={label} hint={hint} fault={fault} faultText={fault}>
      {(described) => (
        <input
          {...described}
          className="plaininput"
          maxLength={longest}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </PlainField>
  );
}

/** What a store has to spend, and a change of that with a reason. */
export function PointsForm({ store }: { store: OpenedStore }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { draft, type, submit, faulty, saved, busy, failure } = usePoints(store);
  const words = t(($) => $.approvedEntities.points, { returnObjects: true, skipInterpolation: true });
  return (
    <form className="storeform" aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{words.title}</h2>
      <p>{t(($) => $.approvedEntities.points.has, { count: store.points })}</p>
      <Typed
        label={words.amount}
        hint={words.amountHint}
        fault={faulty.includes("amount") ? words.badAmount : undefined}
        longest={10}
        value={draft.amount}
        onType={(amount) => type({ amount })}
      />
      <Typed
        label={words.reason}
        hint={words.reasonHint}
        fault={faulty.includes("reason") ? words.noReason : undefined}
        longest={500}
        value={draft.reason}
        onType={(reason) => type({ reason })}
      />
      <button type="submit" className="btn btn--ghost" disabled={busy}>
        {words.save}
      </button>
      {saved && <output>{words.saved}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </form>
  );
}
