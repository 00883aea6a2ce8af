import { Coins, KeyRound, Lock, LogOut, type LucideIcon, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import type { Person } from "#contract/office/people-admin-person.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { closePerson, lockPerson, signPersonOut, unlockPerson } from "#web/office/people/people-api.ts";
import { type Act, actsOn, firstNameOf } from "./acts.ts";
import { PointsForm } from "./PointsForm.tsx";
import { WhyForm } from "./WhyForm.tsx";

type ReasonOnlyAct = Exclude<Act, "points">;
type Props = { person: Person; act: ReasonOnlyAct; onDone: () => void };

const requests = {
  signOut: signPersonOut,
  lock: lockPerson,
  unlock: unlockPerson,
  close: closePerson,
} as const;

function ActForm({ person, act, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const params = { accountId: person.id };
  const name = firstNameOf(person);
  return (
    <WhyForm
      accountId={person.id}
      draftKey={act}
      follows={t(($) => $.peopleAdmin.acts.follows[act], { name })}
      submit={t(($) => $.peopleAdmin.acts.submit[act], { name })}
      takesAway={act === "lock" || act === "close"}
      act={(reason) => requests[act]({ params, body: { reason } })}
      onDone={onDone}
    />
  );
}

const icons: Readonly<Record<Act, LucideIcon>> = {
  points: Coins,
  signOut: LogOut,
  lock: Lock,
  unlock: KeyRound,
  close: UserX,
};

/** Every action asks for a reason. */
export function Actions({ person }: { person: Person }): ReactNode {
  const acts = actsOn(person);
  const [parameters] = useSearchParams();
  const [wanted, want] = useState(parameters.get("act"));
  // An action may no longer be possible once it is done.
  const chosen = acts.find((act) => act === wanted);
  const texts = useTexts(($) => $.peopleAdmin.acts);
  const done = (): void => want(null);
  return (
    <Card title={texts.title}>
      {person.whose !== undefined && <p className="muted dossier__whose">{texts.whose[person.whose]}</p>}
      {acts.length > 0 && (
        <div className="acts">
          {acts.map((act) => {
            const Icon = icons[act];
            return (
              <button
                key={act}
                type="button"
                className="act"
                aria-pressed={act === chosen}
                onClick={() => want(act === chosen ? null : act)}
              >
                <Icon size={18} aria-hidden="true" />
                {texts.names[act]}
              </button>
            );
          })}
        </div>
      )}
      {chosen === "points" && <PointsForm person={person} onDone={done} />}
      {chosen !== undefined && chosen !== "points" && (
        <ActForm key={chosen} person={person} act={chosen} onDone={done} />
      )}
    </Card>
  );
}
