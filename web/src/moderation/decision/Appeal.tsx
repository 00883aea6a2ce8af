import type { UseMutationResult } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppealState } from "#contract/platform/appeal-state.ts";
import { maxExplanationLength, minExplanationLength } from "#contract/moderation/ad-reports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type FormProps = {
  sending: UseMutationResult<unknown, Error, string>;
  texts: Readonly<Record<"why" | "hint" | "send", string>>;
};

const explanationFault = (text: string): "required" | "too-short" | undefined => {
  const { length } = text.trim();
  if (length === 0) return "required";
  return length < minExplanationLength ? "too-short" : undefined;
};

/** For an appeal that is only a text. */
export function AppealForm({ sending: { mutate, error, isPending }, texts }: FormProps): ReactNode {
  const { t } = useTranslation();
  const [text, write] = useState("");
  const [tried, setTried] = useState(false);
  const fault = explanationFault(text);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !isPending) mutate(text);
  };
  return (
    <form className="decided__part decided__form" onSubmit={send} noValidate>
      <LongField
        label={texts.why}
        hint={texts.hint}
        fault={tried ? fault : undefined}
        rows={6}
        maxLength={maxExplanationLength}
        value={text}
        onType={write}
      />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

type Props = {
  appeal: { state: AppealState; until?: string | undefined; text?: string | undefined };
  texts: Readonly<Record<"title" | "waiting" | "used" | "tooLate", string>>;
  possible: (day: string) => string;
  /** Shown while an appeal is possible. */
  form: ReactNode;
  children?: ReactNode;
};

export function Appeal({
  appeal: { state, until, text },
  texts,
  possible,
  form,
  children,
}: Props): ReactNode {
  const language = usePageLanguage();
  const heading = useId();
  if (state === "no") return null;
  return (
    <section className="decided__part" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <p>
        {state === "possible"
          ? possible(dayText(until ?? "", language))
          : texts[state === "too-late" ? "tooLate" : state]}
      </p>
      {text !== undefined && <blockquote>{text}</blockquote>}
      {state === "possible" && form}
      {children}
    </section>
  );
}
