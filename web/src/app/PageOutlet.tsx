import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { useSession } from "#web/platform/auth/session.ts";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import "./error-page.css";

/** Shown after a sign-out during which the server did not answer. */
function SignedOutHere(): ReactNode {
  const texts = useTexts(($) => $.session.onlyHere);
  return (
    <main className="wrap errpage" id="content">
      <div className="errpage__words" role="alert">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.text}</p>
      </div>
      <a className="btn btn--primary" href="/">
        {texts.home}
      </a>
    </main>
  );
}

export function PageOutlet(): ReactNode {
  const session = useSession();
  return session.state === "signed-out" && session.onlyHere === true ? <SignedOutHere /> : <Outlet />;
}
