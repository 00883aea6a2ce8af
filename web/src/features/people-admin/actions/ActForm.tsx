import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { closePerson, lockPerson, signPersonOut, unlockPerson } from "../people-api.ts";
import { type Act, firstNameOf } from "./acts.ts";
import { useAct } from "./use-act.ts";
import { Why } from "./Why.tsx";

type Plain = Exclude<Act, "points">;
type Props = { person: Person; act: Plain; onDone: () => void };

const doing = {
  signOut: signPersonOut,
  lock: lockPerson,
  unlock: unlockPerson,
  close: closePerson,
} as const;

const takesAway = (act: Plain): boolean => act === "lock" || act === "close";

/** One thing to do, with what follows from it and why. */
export function ActForm({ person, act, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [why, type] = useState("");
  const [fault, setFault] = useState<"required">();
  const params = { accountId: person.id };
  const { mutate, isPending, error } = useAct(
    person.id,
    (reason: string) => doing[act]({ params, body: { reason } }),
    onDone,
  );
  const name = firstNameOf(person);
  const submit = (event: FormEvent): void => {
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
    <form className="actform" ref={form} onSubmit={submit} noValidate>
      <p>{t(($) => $.peopleAdmin.acts.follows[act], { name })}</p>
      <Why why={why} fault={fault} hint={t(($) => $.peopleAdmin.acts.audited)} onType={write} />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button
        type="submit"
        className={`btn btn--${takesAway(act) ? "danger" : "primary"}`}
        aria-disabled={isPending}
      >
        {isPending ? t(($) => $.common.sending) : t(($) => $.peopleAdmin.acts.submit[act], { name })}
      </button>
    </form>
  );
}
