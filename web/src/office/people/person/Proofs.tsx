import { Circle, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Person } from "#contract/office/people-admin-person.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Proof = { readonly name: string; readonly done: boolean; readonly text: string };

function Tick({ name, done, text }: Proof): ReactNode {
  const Sign = done ? CircleCheck : Circle;
  return (
    <li className={done ? "proof proof--done" : "proof"}>
      <b>
        <Sign size={18} aria-hidden="true" />
        {name}
      </b>
      <span>{text}</span>
    </li>
  );
}

const useProofs = (person: Person): Proof[] => {
  const language = usePageLanguage();
  const { emailUnproved, phone, phoneVerifiedAt, identity } = person;
  const { proofs } = useTexts(($) => $.peopleAdmin);
  const day = (at: string | undefined) => (at === undefined ? undefined : dayText(at, language));
  const unproved = phone === undefined ? proofs.missing : proofs.typed;
  const ofIdentity = (by: Person["identity"]["by"]) => {
    const done = identity.by === by;
    return { done, text: done ? (day(identity.at) ?? proofs.timeUnknown) : proofs.unused };
  };
  return [
    { name: proofs.email, done: !emailUnproved, text: emailUnproved ? proofs.typed : proofs.code },
    { name: proofs.phone, done: phoneVerifiedAt !== undefined, text: day(phoneVerifiedAt) ?? unproved },
    { name: "BankID", ...ofIdentity("eid") },
    { name: proofs.card, ...ofIdentity("id-card") },
  ];
};

export function Proofs({ person }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  const proofs = useProofs(person);
  return (
    <section className="dossier__card" aria-label={t(($) => $.peopleAdmin.proofs.title)}>
      <ul className="proofs">
        {proofs.map((proof) => (
          <Tick key={proof.name} {...proof} />
        ))}
      </ul>
      {person.identity.by === "declared" && (
        <p className="muted proofs__note">{t(($) => $.peopleAdmin.proofs.declared)}</p>
      )}
    </section>
  );
}
