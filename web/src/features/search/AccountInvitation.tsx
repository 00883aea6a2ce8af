import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { signInPath } from "#web/auth/next-location.ts";

/** Where a stranger's list ends, though there may be more. */
export function AccountInvitation({ address }: { address: string }): ReactNode {
  const { t } = useTranslation();
  const next = `/?${address}`;
  return (
    <section className="invitation">
      <h3>{t(($) => $.search.invitation.title)}</h3>
      <p>{t(($) => $.search.invitation.text)}</p>
      <div className="search__actions">
        <Link className="btn btn--primary btn--lg" to={`/register?next=${encodeURIComponent(next)}`}>
          {t(($) => $.search.invitation.register)}
        </Link>
        <Link className="btn btn--ghost btn--lg" to={signInPath(next)}>
          {t(($) => $.search.invitation.signIn)}
        </Link>
      </div>
    </section>
  );
}
