import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere } from "#web/auth/session.ts";

/** For those who have no sheet to find it in. */
export function SignOutButton(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="topbar__end">
      <button type="button" className="signout" onClick={() => void signOutEverywhere()}>
        <LogOut size={20} aria-hidden="true" />
        {t(($) => $.common.nav.signOut)}
      </button>
    </div>
  );
}
