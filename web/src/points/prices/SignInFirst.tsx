import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { signInPath } from "#web/platform/auth/next-location.ts";

/** Visitors can sign in; other signed-in people read that their account cannot buy. */
export function SignInFirst({ signedIn }: { signedIn: boolean }): ReactNode {
  const { pathname, search } = useLocation();
  const texts = useTexts(($) => $.order.signIn);
  if (signedIn) return <p className="order__notice">{texts.others}</p>;
  const here = pathname + search;
  return (
    <section className="order__notice">
      <p>{texts.text}</p>
      <p className="ways order__ways">
        <Link className="btn btn--primary" to={signInPath(here)}>
          {texts.button}
        </Link>
        <Link className="btn btn--ghost" to={`/register?next=${encodeURIComponent(here)}`}>
          {texts.register}
        </Link>
      </p>
    </section>
  );
}
