import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { closePerson, lockPerson, signPersonOut, unlockPerson } from "../people-api.ts";
import { type Act, firstNameOf } from "./acts.ts";
import { WhyForm } from "./WhyForm.tsx";

type Plain = Exclude<Act, "points">;
type Props = { person: Person; act: Plain; onDone: () => void };

const doing = {
  signOut: signPersonOut,
  lock: lockPerson,
  unlock: unlockPerson,
  close: closePerson,
} as const;

/** One thing to do with an account. */
export function ActForm({ person, act, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const params = { accountId: person.id };
  const name = firstNameOf(person);
  return (
    <WhyForm
      accountId={person.id}
      follows={t(($) => $.peopleAdmin.acts.follows[act], { name })}
      submit={t(($) => $.peopleAdmin.acts.submit[act], { name })}
      takesAway={act === "lock" || act === "close"}
      act={(reason) => doing[act]({ params, body: { reason } })}
      onDone={onDone}
    />
  );
}
