import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { prices } from "#contract/points/prices.ts";
import type { RequestForm } from "#contract/ownership/transfer-requests.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { requestApi } from "./request-api.ts";
import "./ask.css";

/** Links to what the person lacks: a verified identity or points. */
const useRemedy = (error: Error): ReactNode => {
  const { t } = useTranslation();
  if (!(error instanceof ProblemError)) return null;
  switch (error.code) {
    case "identity-level-too-low":
      return <Link to="/settings">{t(($) => $.bikeRequests.prove)}</Link>;
    case "insufficient-points":
      return <Link to="/order">{t(($) => $.bikeRequests.buy)}</Link>;
    default:
      return null;
  }
};

function Failure({ error }: { error: Error }): ReactNode {
  return (
    <p role="alert">
      {failureText(error)} {useRemedy(error)}
    </p>
  );
}

type PaysProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

function Pays({ checked, onChange }: PaysProps): ReactNode {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <div>
      <label className="askform__pays">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t(($) => $.bikeRequests.pays, { points: prices.transfer })}
      </label>
      <p className="muted" id={hint}>
        {t(($) => $.bikeRequests.paysHint)}
      </p>
    </div>
  );
}

type FormProps = { readonly bike: Pick<RequestForm, "bikeId" | "frameNumber">; readonly onSent: () => void };

function AskForm({ bike, onSent }: FormProps): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.bikeRequests);
  const field = useId();
  const queries = useQueryClient();
  const [text, write] = useState("");
  const [pays, pay] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requestApi.requestTransfer({ body: { ...bike, text, pays } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.transfers.requests });
      onSent();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals, so this would submit the form around the dialog.
    event.stopPropagation();
    if (!isPending) mutate();
  };
  return (
    <form className="stack askform" onSubmit={submit} noValidate>
      <p>{texts.lead}</p>
      <p className="muted">{texts.hidden}</p>
      <label htmlFor={field}>{texts.text}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={300}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <Pays checked={pays} onChange={pay} />
      {error !== null && <Failure error={error} />}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

type Props = Pick<FormProps, "bike"> & { readonly onClose: () => void };

export function AskDialog({ bike, onClose }: Props): ReactNode {
  const texts = useTexts(($) => $.bikeRequests);
  const [sent, send] = useState(false);
  return (
    <PlainDialog title={texts.title} onClose={onClose}>
      {sent ? (
        <output className="stack askform">
          <b>{texts.sent}</b>
          <span>{texts.sentText}</span>
          <Link to="/receipts">{texts.follow}</Link>
        </output>
      ) : (
        <AskForm bike={bike} onSent={() => send(true)} />
      )}
    </PlainDialog>
  );
}
