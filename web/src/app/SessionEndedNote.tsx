import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { wasEndedElsewhere } from "#web/auth/next-location.ts";
import { problemText } from "#web/i18n/problem-text.ts";
import "./session-ended.css";

/** Why someone who did not sign out has to sign in again. */
export function SessionEndedNote(): ReactNode {
  if (!wasEndedElsewhere(useLocation().search)) return null;
  return <output className="sessionended">{problemText("session-ended")}</output>;
}
