import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { useAct } from "./use-act.ts";
import { Why } from "./Why.tsx";

type Props = {
  accountId: string;
  /** Distinguishes the draft from others about the person. */
  draftKey: string;
  follows: string;
  submit: string;
  takesAway?: boolean;
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
};

export function WhyForm({ accountId, draftKey, follows, submit, takesAway, act, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { draft: why, write: type, forget } = useKeptDraft(`people:${accountId}:${draftKey}`, z.string(), "");
  const [fault, setFault] = useState<"required">();
  const { mutate, isPending, error } = useAct(accountId, act, () => {
    forget();
    onDone();
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (why.trim() !== "") return mutate(why);
    setFault("required");
    focusFirstWrong(form);
  };
  const write = (typed: string): void => {
    setFault(undefined);
    type(typed);
  };
  return (
    <form className="actform" ref={form} onSubmit={send} noValidate>
      <p>{follows}</p>
      <Why why={why} fault={fault} hint={t(($) => $.peopleAdmin.acts.audited)} onType={write} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className={`btn btn--${takesAway === true ? "danger" : "primary"}`}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : submit}
      </button>
    </form>
  );
}
