import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import type { MessageDecision } from "#contract/moderation/message-reports.ts";
import { explanationFault } from "#web/moderation/explanation-fault.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { decisionQuery, objectToMessageDecision } from "./message-decision-api.ts";

type Props = { decision: Extract<MessageDecision, { side: "reported" }> };

const useObjection = (reportId: string) => {
  const queries = useQueryClient();
  const { queryKey } = decisionQuery(reportId);
  return useMutation({
    mutationFn: (text: string) => objectToMessageDecision({ params: { reportId }, body: { text } }),
    onSuccess: (decision) => queries.setQueryData(queryKey, decision),
  });
};

function ObjectionForm({ reportId }: { reportId: string }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [text, write] = useState("");
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useObjection(reportId);
  const texts = t(($) => $.messageDecision.objection, { returnObjects: true, skipInterpolation: true });
  const fault = explanationFault(text);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !isPending) mutate(text);
  };
  return (
    <form className="msgdecision__part msgdecision__form" onSubmit={send} noValidate>
      <PlainField id={id} label={texts.why} hint={texts.hint} fault={tried ? fault : undefined}>
        {(described) => (
          <textarea
            {...described}
            rows={6}
            maxLength={maxExplanationLength}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </PlainField>
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

export function Objection({ decision }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, until, text } = decision.objection;
  const texts = t(($) => $.messageDecision.objection, { returnObjects: true, skipInterpolation: true });
  if (state === "no") return null;
  return (
    <section className="msgdecision__part" aria-labelledby="objection">
      <h2 id="objection">{texts.title}</h2>
      <p>
        {state === "possible"
          ? t(($) => $.messageDecision.objection.possible, { day: dayText(until ?? "", language) })
          : texts[state === "too-late" ? "tooLate" : state]}
      </p>
      {text !== undefined && <blockquote>{text}</blockquote>}
      {state === "possible" && <ObjectionForm reportId={decision.id} />}
    </section>
  );
}
