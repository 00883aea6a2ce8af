import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { useAct } from "./use-act.ts";
import { Why } from "./Why.tsx";

type Props = {
  accountId: string;
  /** What follows from it. */
  follows: string;
  submit: string;
  takesAway?: boolean;
  act: (reason: string) => Promise<unknown>;
  onDone: () => void;
};

/** One thing to do for someone, with what follows from it and why. */
export function WhyForm({ accountId, follows, submit, takesAway, act, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [why, type] = useState("");
  const [fault, setFault] = useState<"required">();
  const { mutate, isPending, error } = useAct(accountId, act, onDone);
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
