import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { type OpenedStore, StorePointsChange } from "#contract/shops/stores.ts";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { storesClient } from "./stores-api.ts";
import { TypedField } from "./TypedField.tsx";
import { useStoreChange } from "./use-store-change.ts";

/** The idempotency key is stored with the draft, so that a request sent before the session ended is not sent twice. */
const Draft = z.object({ amount: z.string(), reason: z.string(), key: z.string() });
type Draft = z.infer<typeof Draft>;

const newDraft = (): Draft => ({ amount: "", reason: "", key: crypto.randomUUID() });

/** Accepts any minus sign, and a leading plus. */
const changeOf = ({ amount, reason }: Draft, version: number) =>
  StorePointsChange.safeParse({
    version,
    amount: parseSum(amount.trim().replace(/^\+/, "")),
    reason,
  });

/** One idempotency key per draft, and the draft stays until the server accepts it. */
const usePoints = ({ storeId, balanceVersion }: OpenedStore) => {
  const { draft, write, forget } = useKeptDraft(`storePoints:${storeId}`, Draft, newDraft());
  const [faulty, mark] = useState<readonly PropertyKey[]>([]);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: StorePointsChange) =>
      storesClient.changeStorePoints({ params: { storeId }, body }, { idempotencyKey: draft.key }),
    () => {
      setSaved(true);
      write(newDraft());
      forget();
    },
  );
  const type = (typed: Partial<Draft>): void => {
    setSaved(false);
    mark([]);
    write({ ...draft, ...typed, key: crypto.randomUUID() });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { data, error } = changeOf(draft, balanceVersion);
    mark(error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? []);
    if (data !== undefined && !busy) change(data);
  };
  return { draft, type, submit, faulty, saved, busy, failure };
};

export function PointsForm({ store }: { store: OpenedStore }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { draft, type, submit, faulty, saved, busy, failure } = usePoints(store);
  const words = t(($) => $.approvedEntities.points, { returnObjects: true, skipInterpolation: true });
  return (
    <form className="stack storeform" aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{words.title}</h2>
      <p>{t(($) => $.approvedEntities.points.has, { count: store.points })}</p>
      <TypedField
        label={words.amount}
        hint={words.amountHint}
        fault={faulty.includes("amount") ? words.badAmount : undefined}
        maxLength={10}
        value={draft.amount}
        onType={(amount) => type({ amount })}
      />
      <TypedField
        label={words.reason}
        hint={words.reasonHint}
        fault={faulty.includes("reason") ? words.noReason : undefined}
        maxLength={500}
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
