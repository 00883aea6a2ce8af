import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Field } from "#web/features/campaigns/Field.tsx";
import type { Fault } from "./adjustment.ts";
import { ConfirmAdjustment } from "./ConfirmAdjustment.tsx";
import { useAdjustForm } from "./use-adjust-form.ts";

/** Corrects somebody's balance, after a question. */
export function AdjustPoints(): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, faults, submit, asking, close, left, done } = useAdjustForm(form);
  const texts = t(($) => $.campaigns.balance, { returnObjects: true, skipInterpolation: true });
  const wordsFor = (fault: Fault) => (faults.has(fault) ? texts.faults[fault] : undefined);
  return (
    // Beside the form, not in it: what is sent in the dialog would send the form again.
    <>
      <form className="adjust" ref={form} onSubmit={submit} noValidate>
        <Field
          label={texts.account}
          hint={texts.accountHint}
          fault={wordsFor("account")}
          className="mono"
          value={typed.account}
          onType={(account) => type({ account })}
        />
        <p>
          <Link to="/admin-bike-search">{texts.search}</Link>
        </p>
        <Field
          label={texts.amount}
          hint={texts.amountHint}
          fault={wordsFor("amount")}
          value={typed.amount}
          onType={(amount) => type({ amount })}
        />
        <output>{left !== undefined && t(($) => $.campaigns.balance.done, { points: left })}</output>
        <button type="submit" className="btn btn--primary">
          {texts.submit}
        </button>
      </form>
      {asking && <ConfirmAdjustment adjustment={asking} onDone={done} onClose={close} />}
    </>
  );
}
