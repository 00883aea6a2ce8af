import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdDecision } from "#contract/ad-decisions.ts";
import { longestExplanation, shortestExplanation } from "#contract/ad-reports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { appealAdDecision, appealByMail, decisionQuery, type Way } from "../ad-reports-api.ts";

type Props = { decision: AdDecision; way: Way };

const useAppeal = (way: Way) => {
  const queries = useQueryClient();
  const { caseId, token } = way;
  const { queryKey } = decisionQuery(way);
  return useMutation({
    mutationFn: (text: string) =>
      token === ""
        ? appealAdDecision({ params: { caseId }, body: { text } })
        : appealByMail({ body: { token, text } }),
    onSuccess: (decision) => queries.setQueryData(queryKey, decision),
    // Someone else of the same side may have been first: the page says so.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};

const faultIn = (text: string): string | undefined => {
  const { length } = text.trim();
  if (length === 0) return "required";
  return length < shortestExplanation ? "too-short" : undefined;
};

function AppealForm({ way }: { way: Way }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [text, write] = useState("");
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useAppeal(way);
  const texts = t(($) => $.adDecision.appeal, { returnObjects: true });
  const fault = faultIn(text);
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
            maxLength={longestExplanation}
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

/** What someone can do who does not agree, and what they have done. */
export function Appeal({ decision, way }: Props): ReactNode {
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
      {state === "possible" && <AppealForm way={way} />}
      <p className="muted">{texts.elsewhere}</p>
    </section>
  );
}
