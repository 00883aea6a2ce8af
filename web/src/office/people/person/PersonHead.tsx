import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Person } from "#contract/office/people-admin-person.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Initials } from "#web/office/people/Initials.tsx";
import { StateBadge } from "#web/office/people/StateBadge.tsx";

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

export function PersonHead({ person }: { person: Person }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { fullName, email, phone, createdAt, account, identity, protectedIdentity } = person;
  return (
    <header className="person__head">
      <Initials name={fullName} />
      <div>
        <div className="ways ways--apart dossier__name">
          <h1>{fullName}</h1>
          <IdentityBadge identity={identity} />
          <StateBadge state={account.is} />
          {protectedIdentity && <Badge tone="review">{t(($) => $.peopleAdmin.protected)}</Badge>}
        </div>
        <p className="ways ways--apart dossier__reach">
          <a className="tap" href={mailtoOf(email)}>
            {email}
          </a>
          {phone !== undefined && (
            <a className="tap" href={`tel:${phone}`}>
              {writtenPhone(phone)}
            </a>
          )}
          <span>{t(($) => $.peopleAdmin.since, { day: dayText(createdAt, language) })}</span>
          <span>{t(($) => $.peopleAdmin.languages[person.language])}</span>
          <Link className="tap" to={`/admin-letters?person=${person.id}`}>
            {t(($) => $.peopleAdmin.letters)}
          </Link>
        </p>
        <AccountNote account={account} />
      </div>
    </header>
  );
}
