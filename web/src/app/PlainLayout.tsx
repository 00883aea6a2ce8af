import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "#web/platform/auth/session.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { AppFooter } from "./AppFooter.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { useLocation } from "react-router-dom";
import { wasEndedElsewhere } from "#web/platform/auth/next-location.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import "./plain-layout.css";

/** Explains a sign-out that the person did not ask for. */
function SessionEndedNote(): ReactNode {
  if (!wasEndedElsewhere(useLocation().search)) return null;
  return <output className="sessionended">{problemText("session-ended")}</output>;
}

const SessionTimer = lazy(async () => ({ default: (await import("./SessionTimer.tsx")).SessionTimer }));

/** Pages with antd but without bars: sign-in and registration. */
export function PlainLayout(): ReactNode {
  const session = useSession();
  return (
    <AntdRoot>
      <Suspense>{session.state === "signed-in" && <SessionTimer />}</Suspense>
      <div className="plain">
        <SessionEndedNote />
        <PageOutlet />
        <AppFooter />
      </div>
    </AntdRoot>
  );
}
