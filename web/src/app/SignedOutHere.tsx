import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./error-page.css";

/** What someone sees who signed out while the server did not answer. */
export function SignedOutHere(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.session.onlyHere, { returnObjects: true });
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
