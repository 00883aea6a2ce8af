import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "#web/auth/session.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { AppFooter } from "./AppFooter.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { SessionEndedNote } from "./SessionEndedNote.tsx";
import "./plain-layout.css";

const SessionTimer = lazy(async () => ({ default: (await import("./SessionTimer.tsx")).SessionTimer }));

/** Pages with antd and without the bars: signing in and creating an account. */
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
