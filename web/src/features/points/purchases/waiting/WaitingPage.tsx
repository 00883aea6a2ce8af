import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { purchaseQuery } from "#web/features/points/points-api.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { PurchaseOutcome } from "./PurchaseOutcome.tsx";
import "./waiting.css";

type Props = { purchaseId: string; left: boolean };

const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError && ["purchase-not-found", "invalid-request"].includes(error.code);

function Missing(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
  return (
    <section className="outcome">
      <h1>{texts.missing}</h1>
      <p className="muted">{texts.missingText}</p>
      <Link className="btn btn--primary" to="/receipts?tab=purchases">
        {texts.mine}
      </Link>
    </section>
  );
}

function Asked({ purchaseId, left }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(purchaseQuery(purchaseId));
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
  if (data !== undefined) return <PurchaseOutcome purchase={data} left={left} />;
  if (isMissing(error)) return <Missing />;
  if (error !== null && !isFetching)
    return (
      <FetchFailure title={texts.failedToAsk} text={failureText(error)} onRetry={() => void refetch()} />
    );
  return <output className="sr">{t(($) => $.common.loading)}</output>;
}

function SignInFirst(): ReactNode {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const texts = t(($) => $.purchases.waiting, { returnObjects: true });
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

/** Where the payment page leads back to: tells how the payment goes until there is nothing more to tell. */
export function WaitingPage(props: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(t(($) => $.purchases.waiting.title));
  return (
    <main className="wrap waiting" id="content">
      {session.state === "signed-in" && (session.role === "customer" ? <Asked {...props} /> : <Missing />)}
      {session.state === "signed-out" && <SignInFirst />}
    </main>
  );
}
