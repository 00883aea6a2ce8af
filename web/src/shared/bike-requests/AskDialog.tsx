import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type RequestForm, transferRequestRoutes } from "#contract/transfer-requests.ts";
import { createClient } from "#web/api/client.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import "./ask.css";

const api = createClient(transferRequestRoutes, { token: getAccessToken });

const isUnproved = (error: Error | null): boolean =>
  error instanceof ProblemError && error.code === "identity-level-too-low";

type FormProps = { readonly bike: Pick<RequestForm, "bikeId" | "frameNumber">; readonly onSent: () => void };

function AskForm({ bike, onSent }: FormProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeRequests, { returnObjects: true });
  const field = useId();
  const [text, write] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.requestTransfer({ body: { ...bike, text } }),
    onSuccess: onSent,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would tell the form that the dialog was opened from, too.
    event.stopPropagation();
    if (!isPending) mutate();
  };
  return (
    <form className="askform" onSubmit={submit} noValidate>
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
      {error !== null && (
        <p role="alert">
          {failureText(error)} {isUnproved(error) && <Link to="/settings">{texts.prove}</Link>}
        </p>
      )}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

type Props = Pick<FormProps, "bike"> & { readonly onClose: () => void };

/** Asks the owner of a bike for it. Who they are stays hidden, and so does who asks. */
export function AskDialog({ bike, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeRequests, { returnObjects: true });
  const [sent, send] = useState(false);
  return (
    <PlainDialog title={texts.title} onClose={onClose}>
      {sent ? (
        <output className="askform">
          <b>{texts.sent}</b>
          <span>{texts.sentText}</span>
        </output>
      ) : (
        <AskForm bike={bike} onSent={() => send(true)} />
      )}
    </PlainDialog>
  );
}
