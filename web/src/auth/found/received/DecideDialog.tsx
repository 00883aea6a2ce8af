import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { daysOfHold, finderPoints, type ReceivedFoundReport } from "#contract/found-reports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { useFindDecision } from "./received-reports.ts";

type Props = { report: ReceivedFoundReport; asking: "confirm" | "reject"; onClose: () => void };

const longest = 500;

type ReasonProps = { reason: string; onWrite: (reason: string) => void };

function Reason({ reason, onWrite }: ReasonProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const texts = t(($) => $.finds.received.rejecting, { returnObjects: true });
  return (
    <PlainField id={id} label={texts.reason} hint={texts.hint} fault={undefined}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </PlainField>
  );
}

/** Says what follows before it is final. */
export function DecideDialog({ report, asking, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [reason, write] = useState("");
  const { mutate, isPending, error } = useFindDecision(report);
  const confirms = asking === "confirm";
  const texts = t(($) => $.finds.received, { returnObjects: true });
  const { title, text, submit } = confirms ? texts.confirming : texts.rejecting;
  const decide = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(confirms ? { decision: "confirm" } : { decision: "reject", reason });
  };
  return (
    <PlainDialog title={title} onClose={onClose}>
      <form className="received__decide" onSubmit={decide} noValidate>
        <p>{text}</p>
        {confirms && report.finderName !== undefined && (
          <p>{t(($) => $.finds.received.confirming.points, { points: finderPoints, count: daysOfHold })}</p>
        )}
        {!confirms && <Reason reason={reason} onWrite={write} />}
        <div role="alert">{error !== null && <p className="received__failure">{failureText(error)}</p>}</div>
        <div className="received__ways">
          <button
            type="submit"
            className={`btn ${confirms ? "btn--primary" : "btn--danger"}`}
            aria-disabled={isPending}
          >
            {isPending ? texts.sending : submit}
          </button>
          <button type="button" className="btn btn--ghost" onClick={onClose}>
            {t(($) => $.common.cancel)}
          </button>
        </div>
      </form>
    </PlainDialog>
  );
}
