import { Hourglass, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountState } from "#contract/office/people-admin-person.ts";

/** Renders nothing for an active account. */
export function StateBadge({ state }: { state: AccountState["is"] }): ReactNode {
  const { t } = useTranslation();
  if (state === "active") return null;
  const Sign = state === "locked" ? Lock : Hourglass;
  return (
    <span className="badge badge--review">
      <Sign size={16} aria-hidden="true" />
      {t(($) => $.peopleAdmin.states[state])}
    </span>
  );
}
