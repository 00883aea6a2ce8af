import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#contract/people-admin-person.ts";
import { dayText, momentText } from "#web/i18n/day-text.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Initials } from "../Initials.tsx";
import { StateBadge } from "../StateBadge.tsx";

/** Since when an account is locked, or until when its closing can be undone. */
function AccountNote({ account }: Pick<Person, "account">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { lockedAt, eraseAt } = account;
  return (
    <>
      {lockedAt !== undefined && (
        <p className="dossier__note">
          {t(($) => $.peopleAdmin.lockedSince, { at: momentText(lockedAt, language) })}
        </p>
      )}
      {eraseAt !== undefined && (
        <p className="dossier__note">{t(($) => $.peopleAdmin.erased, { day: dayText(eraseAt, language) })}</p>
      )}
    </>
  );
}

function IdentityBadge({ identity }: Pick<Person, "identity">): ReactNode {
  const { t } = useTranslation();
  const text = t(($) => $.peopleAdmin.proved[identity.by]);
  return <Badge tone={identity.level === 2 ? "registered" : "unknown"}>{text}</Badge>;
}

/** Who it is, how they are reached, and how their account stands. */
export function PersonHead({ person }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { fullName, email, phone, createdAt, account, identity, protectedIdentity } = person;
  return (
    <header className="person__head">
      <Initials name={fullName} />
      <div>
        <div className="dossier__name">
          <h1>{fullName}</h1>
          <IdentityBadge identity={identity} />
          <StateBadge state={account.is} />
          {protectedIdentity && <Badge tone="review">{t(($) => $.peopleAdmin.protected)}</Badge>}
        </div>
        <p className="dossier__reach">
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== undefined && <a href={`tel:${phone}`}>{writtenPhone(phone)}</a>}
          <span>{t(($) => $.peopleAdmin.since, { day: dayText(createdAt, language) })}</span>
          <span>{t(($) => $.peopleAdmin.languages[person.language])}</span>
        </p>
        <AccountNote account={account} />
      </div>
    </header>
  );
}
