import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdDecision } from "#contract/moderation/ad-decisions.ts";
import { maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import { explanationFault } from "#web/moderation/explanation-fault.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import {
  appealAdDecision,
  appealByMail,
  decisionQuery,
  type DecisionAccess,
} from "#web/moderation/ads/ad-reports-api.ts";

type Props = { decision: AdDecision; access: DecisionAccess };

const useAppeal = (access: DecisionAccess) => {
  const queries = useQueryClient();
  const { caseId, token } = access;
  const { queryKey } = decisionQuery(access);
  return useMutation({
    mutationFn: (text: string) =>
      token === ""
        ? appealAdDecision({ params: { caseId }, body: { text } })
        : appealByMail({ body: { token, text } }),
    onSuccess: (decision) => queries.setQueryData(queryKey, decision),
    // Another reporter may have appealed first.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};

function AppealForm({ access }: { access: DecisionAccess }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [text, write] = useState("");
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useAppeal(access);
  const texts = t(($) => $.adDecision.appeal, { returnObjects: true });
  const fault = explanationFault(text);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !isPending) mutate(text);
  };
  return (
    <form className="addecision__form" onSubmit={send} noValidate>
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

export function Appeal({ decision, access }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, until, text } = decision.appeal;
  const texts = t(($) => $.adDecision.appeal, { returnObjects: true });
  if (state === "no") return null;
  return (
    <section className="addecision__appeal" aria-labelledby="appeal">
      <h2 id="appeal">{texts.title}</h2>
      <p>
        {state === "possible"
          ? t(($) => $.adDecision.appeal.possible, { day: dayText(until ?? "", language) })
          : texts[state === "too-late" ? "tooLate" : state]}
      </p>
      {text !== undefined && <blockquote>{text}</blockquote>}
      {state === "possible" && <AppealForm access={access} />}
      <p className="muted">{texts.elsewhere}</p>
    </section>
  );
}
