import { Coins, KeyRound, Lock, LogOut, type LucideIcon, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { Card } from "#web/ui/dossier/Card.tsx";
import { ActForm } from "./ActForm.tsx";
import { type Act, actsOn } from "./acts.ts";
import { PointsForm } from "./PointsForm.tsx";

const icons: Readonly<Record<Act, LucideIcon>> = {
  points: Coins,
  signOut: LogOut,
  lock: Lock,
  unlock: KeyRound,
  close: UserX,
};

/** What can be done for someone. Each asks why. */
export function Actions({ person }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  const acts = actsOn(person);
  const [wanted, want] = useState<Act>();
  // What was just done may not be possible again.
  const chosen = acts.find((act) => act === wanted);
  const texts = t(($) => $.peopleAdmin.acts, { returnObjects: true, skipInterpolation: true });
  const done = (): void => want(undefined);
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
                onClick={() => want(act === chosen ? undefined : act)}
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
