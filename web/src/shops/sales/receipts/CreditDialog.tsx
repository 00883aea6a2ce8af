import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type StoreReceipt, NewCreditNote, leftOf } from "#contract/shops/sales/receipts.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { receipts } from "./receipts-api.ts";

type Draft = { readonly amount: string; readonly reason: string };
type Faults = Readonly<Partial<Record<keyof Draft, string>>>;

/** Accepts spaces between thousands. NaN for anything but whole kronor. */
const kronorIn = (typed: string): number =>
  /^[\d\s]+$/.test(typed.trim()) ? Number(typed.replaceAll(/\s/g, "")) : Number.NaN;

/** Keeps the draft until the server accepts it; a request sent twice creates one credit note. */
const useCrediting = (receipt: StoreReceipt, onDone: (note: StoreReceipt) => void) => {
  const queries = useQueryClient();
  const left = leftOf(receipt);
  const [draft, set] = useState<Draft>({ amount: String(left), reason: "" });
  const [idempotencyKey, rename] = useState(() => crypto.randomUUID());
  const [faults, mark] = useState<Faults>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewCreditNote) =>
      receipts.creditReceipt({ params: { number: receipt.number }, body }, { idempotencyKey }),
    onSuccess: async (note) => {
      onDone(note);
      await queries.invalidateQueries({ queryKey: queryKeys.sales.all });
    },
    onError: async (refused) => {
      if (!(refused instanceof ProblemError)) return;
      rename(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: queryKeys.sales.receipt(receipt.number) });
    },
  });
  const change = (changes: Partial<Draft>): void => {
    reset();
    mark({});
    rename(crypto.randomUUID());
    set({ ...draft, ...changes });
  };
  const submit = (): void => {
    const amount = kronorIn(draft.amount);
    const note = NewCreditNote.safeParse({ amount, reason: draft.reason });
    const broken = new Set(note.error?.issues.map(({ path }) => path[0]));
    const isOutside = broken.has("amount") || amount > left;
    mark({
      ...(isOutside && { amount: "price-range" }),
      ...(broken.has("reason") && { reason: "required" }),
    });
    if (note.success && !isOutside && !isPending) mutate(note.data);
  };
  const failure = error === null ? undefined : failureText(error);
  return { left, draft, change, submit, faults, busy: isPending, failure };
};
type UsedCrediting = ReturnType<typeof useCrediting>;

type FieldProps = { used: UsedCrediting };

function Amount({ used: { left, draft, change, faults } }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const shown = { left: kronorText(left, language) };
  return (
    <LineField
      label={t(($) => $.storeReceipts.credit.amount)}
      hint={t(($) => $.storeReceipts.credit.amountHint, shown)}
      fault={faults.amount}
      faultText={t(($) => $.storeReceipts.credit.amountFault, shown)}
      className="plaininput"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={draft.amount}
      onType={(text) => change({ amount: text })}
    />
  );
}

function Reason({ used: { draft, change, faults } }: FieldProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LongField
      label={t(($) => $.storeReceipts.credit.reason)}
      hint={t(($) => $.storeReceipts.credit.reasonHint)}
      fault={faults.reason}
      className="plaininput"
      rows={3}
      maxLength={200}
      value={draft.reason}
      onType={(text) => change({ reason: text })}
    />
  );
}

type Props = { receipt: StoreReceipt; onClose: () => void; onDone: (note: StoreReceipt) => void };

/** Issues a credit note for at most the amount not credited yet. */
export function CreditDialog({ receipt, onClose, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const used = useCrediting(receipt, onDone);
  const words = t(($) => $.storeReceipts.credit, { returnObjects: true, skipInterpolation: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    used.submit();
  };
  const { number } = receipt;
  return (
    <PlainDialog title={t(($) => $.storeReceipts.credit.title, { number })} onClose={onClose}>
      <form className="creditform" onSubmit={submit} noValidate>
        <p>{words.text}</p>
        <Amount used={used} />
        <Reason used={used} />
        <p role="alert">{used.failure}</p>
        <div className="ways ways--apart">
          <button type="submit" className="btn btn--primary" aria-disabled={used.busy}>
            {used.busy ? t(($) => $.common.sending) : words.submit}
          </button>
          <button type="button" className="btn btn--ghost" onClick={onClose}>
            {t(($) => $.common.cancel)}
          </button>
        </div>
      </form>
    </PlainDialog>
  );
}
