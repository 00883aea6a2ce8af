import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { endingIn } from "#web/auth/next-location.ts";
import { problemText } from "#web/i18n/problem-text.ts";
import "./session-ended.css";

/** Why somebody who did not sign out has to sign in again. */
export function SessionEndedNote(): ReactNode {
  const { t } = useTranslation();
  const ending = endingIn(useLocation().search);
  if (ending === undefined) return null;
  return (
    <output className="sessionended">
      {ending === "inactivity" ? t(($) => $.session.inactivity) : problemText("session-ended")}
    </output>
  );
}
