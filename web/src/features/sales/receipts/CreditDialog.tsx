import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type UsedCrediting, useCrediting } from "./use-crediting.ts";

type FieldProps = { used: UsedCrediting };

function Amount({ used: { left, draft, change, faults } }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const id = useId();
  const shown = { left: kronorText(left, language) };
  return (
    <PlainField
      id={id}
      label={t(($) => $.storeReceipts.credit.amount)}
      hint={t(($) => $.storeReceipts.credit.amountHint, shown)}
      fault={faults.amount}
      faultText={t(($) => $.storeReceipts.credit.amountFault, shown)}
    >
      {(described) => (
        <input
          {...described}
          className="plaininput"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
    </PlainField>
  );
}

function Reason({ used: { draft, change, faults } }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <PlainField
      id={id}
      label={t(($) => $.storeReceipts.credit.reason)}
      hint={t(($) => $.storeReceipts.credit.reasonHint)}
      fault={faults.reason}
    >
      {(described) => (
        <textarea
          {...described}
          className="plaininput"
          rows={3}
          maxLength={200}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </PlainField>
  );
}

type Props = { receipt: StoreReceipt; onClose: () => void; onDone: (note: StoreReceipt) => void };

/** Corrects a receipt by a credit note, for all that is left of it or less. */
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
        <div className="storereceipt__tools">
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
