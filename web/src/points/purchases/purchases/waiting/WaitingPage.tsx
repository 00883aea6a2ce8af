import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { FollowedPurchase, MissingPurchase } from "./FollowedPurchase.tsx";
import { personShop } from "#web/points/purchases/purchases/person-shop.ts";

type Props = { purchaseId: string; left: boolean };

function Followed(props: Props): ReactNode {
  const { data: me } = useQuery(meQuery);
  return <FollowedPurchase shop={personShop} points={me?.points} {...props} />;
}

function SignInFirst(): ReactNode {
  const { pathname, search } = useLocation();
  const texts = useTexts(($) => $.purchases.waiting);
  return (
    <section className="outcome">
      <h1>{texts.signIn}</h1>
      <p className="muted">{texts.signInText}</p>
      <Link className="btn btn--primary" to={signInPath(pathname + search)}>
        {texts.signInButton}
      </Link>
    </section>
  );
}

export function WaitingPage(props: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(t(($) => $.purchases.waiting.title));
  return (
    <main className="wrap waiting" id="content">
      {session.state === "signed-in" &&
        (session.role === "customer" ? <Followed {...props} /> : <MissingPurchase all={personShop.all} />)}
      {session.state === "signed-out" && <SignInFirst />}
    </main>
  );
}
