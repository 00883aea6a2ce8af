import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, Navigate, useLocation } from "react-router-dom";
import type { Invitation } from "#contract/ownership/invitations.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { invitationQuery, keptInvitation, redemptionQuery } from "./invitation-api.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";

const page = "/invitation";

const codeOf = (error: Error | null): string | undefined =>
  error instanceof ProblemError ? error.code : undefined;

/** A malformed token fails validation. */
const isNone = (code: string | undefined): boolean =>
  code === "invitation-not-found" || code === "invalid-request";

function Offered({ invitation }: { invitation: Invitation }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { bike, price, expiresAt } = invitation;
  const date = dayText(expiresAt, language);
  return (
    <>
      <h1>{t(($) => $.invitation.title)}</h1>
      <p>{t(($) => $.invitation.lead)}</p>
      <p>
        <b>
          {bike.brand} {bike.model}
        </b>
        {", "}
        {price === null ? t(($) => $.transfers.paper.gift).toLowerCase() : kronorText(price, language)}
      </p>
      <p className="muted">{t(($) => $.invitation.lastDay, { date })}</p>
    </>
  );
}

/** Sign-up and sign-in lead back to this page. */
function Strangers(): ReactNode {
  const texts = useTexts(($) => $.invitation);
  return (
    <>
      <p>{texts.signedOut}</p>
      <div className="ways ways--apart mail-page__steps">
        <Link className="btn btn--primary btn--lg" to={`/register?next=${encodeURIComponent(page)}`}>
          {texts.register}
        </Link>
        <Link to={signInPath(page)}>{texts.signIn}</Link>
      </div>
    </>
  );
}

function Failure({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {failureText(error)}{" "}
      {codeOf(error) === "identity-level-too-low" && (
        <Link to="/settings">{t(($) => $.transfers.offer.prove)}</Link>
      )}
    </p>
  );
}

/** Redeems on a button press only: mail scanners open links. */
function Redeem({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.invitation);
  const { data: me } = useQuery(meQuery);
  const [pressed, press] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...redemptionQuery(token), enabled: pressed });
  if (data?.state === "open") return <Navigate to={`/transfers/${data.transferId}`} replace />;
  if (data !== undefined)
    return (
      <output>
        <b>{texts.waiting}</b> {texts.waitingText}
      </output>
    );
  return (
    <>
      <p className="muted">{t(($) => $.invitation.signedInAs, { email: me?.email ?? "" })}</p>
      {error !== null && <Failure error={error} />}
      <button
        type="button"
        className="btn btn--primary btn--lg"
        aria-disabled={isFetching}
        onClick={() => {
          if (pressed && !isFetching) void refetch();
          press(true);
        }}
      >
        {texts.open}
      </button>
    </>
  );
}

function Next({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state === "signed-out") return <Strangers />;
  if (session.role !== "customer") return <p>{t(($) => $.invitation.wrongRole)}</p>;
  return <Redeem token={token} />;
}

function Invited({ token }: { token: string }): ReactNode {
  const texts = useTexts(($) => $.invitation);
  const { data, error } = useQuery(invitationQuery(token));
  const code = codeOf(error);
  if (token === "" || isNone(code)) return <LinkEnded text={texts.invalidText} />;
  if (data === undefined && error === null) return <Skeleton of={["title", "block"]} />;
  // The person who used the invitation can still open the transfer with it.
  const goesOn = data !== undefined || code === "invitation-used";
  return (
    <>
      {data === undefined ? <h1>{texts.title}</h1> : <Offered invitation={data} />}
      {data === undefined && error !== null && <p role="alert">{failureText(error)}</p>}
      {goesOn && <Next token={token} />}
    </>
  );
}

export function InvitationPage(): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [token] = useState(() => keptInvitation(hash.slice(1)));
  return (
    <MailPage title={t(($) => $.invitation.title)}>
      <Invited key={token} token={token} />
    </MailPage>
  );
}
