import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import type { Claim } from "#contract/shops/sales/claims.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { keptLink } from "#web/platform/ui/kept-link.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { claimQuery } from "#web/shops/sales/sales-api.ts";
import { ClaimButton } from "./ClaimButton.tsx";
import { DeclineClaim } from "./DeclineClaim.tsx";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";

const page = "/claim";

const codeOf = (error: Error | null): string | undefined =>
  error instanceof ProblemError ? error.code : undefined;

/** The API answers a malformed token with `invalid-request`. */
const isNone = (code: string | undefined): boolean =>
  code === "claim-not-found" || code === "invalid-request";

function Waiting({
  claim: { bike, store, hasSticker, needsReview, expiresAt },
}: {
  claim: Claim;
}): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date = dayText(expiresAt, language);
  return (
    <>
      <h1>{t(($) => $.claim.title)}</h1>
      <p>
        <b>
          {bike.brand} {bike.model}
        </b>
        {", "}
        {t(($) => $.vocabulary.colours[bike.color]).toLowerCase()}
      </p>
      <p>{t(($) => $.claim.lead, { store: store.name })}</p>
      {hasSticker && <p>{t(($) => $.claim.sticker)}</p>}
      {needsReview && <p>{t(($) => $.claim.review)}</p>}
      <p className="muted">{t(($) => $.claim.free, { date })}</p>
    </>
  );
}

/** Signing in and registering both return to this page. */
function Strangers({ isUsed }: { isUsed: boolean }): ReactNode {
  const words = useTexts(($) => $.claim);
  return (
    <>
      {!isUsed && <p className="muted">{words.signedOut}</p>}
      <div className="ways ways--apart mail-page__steps">
        {!isUsed && (
          <Link className="btn btn--primary btn--lg" to={`/register?next=${encodeURIComponent(page)}`}>
            {words.register}
          </Link>
        )}
        <Link to={signInPath(page)}>{words.signIn}</Link>
      </div>
    </>
  );
}

function Done({ bikeId, needsReview }: { bikeId: string } & Pick<Claim, "needsReview">): ReactNode {
  const words = useTexts(($) => $.claim);
  return (
    <>
      <output>
        <h1>{words.done}</h1>
        <p>{words.doneText}</p>
        {needsReview && <p>{words.review}</p>}
      </output>
      <div className="ways ways--apart mail-page__steps">
        <Link className="btn btn--primary btn--lg" to={`/my-bikes/${bikeId}`}>
          {words.toBike}
        </Link>
      </div>
    </>
  );
}

function Declined(): ReactNode {
  const words = useTexts(($) => $.claim.decline);
  return (
    <output>
      <h1>{words.done}</h1>
      <p>{words.doneText}</p>
    </output>
  );
}

function Next(props: ComponentProps<typeof ClaimButton>): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state === "signed-out") return <Strangers isUsed={props.isUsed} />;
  if (session.role !== "customer") return <p>{t(($) => $.claim.wrongRole)}</p>;
  return <ClaimButton {...props} />;
}

function Claimed({ token }: { token: string }): ReactNode {
  const words = useTexts(($) => $.claim);
  const { data, error } = useQuery(claimQuery(token));
  const [outcome, end] = useState<{ bikeId?: string }>();
  const code = codeOf(error);
  if (outcome !== undefined)
    return outcome.bikeId === undefined ? (
      <Declined />
    ) : (
      <Done bikeId={outcome.bikeId} needsReview={data?.needsReview} />
    );
  if (token === "" || isNone(code)) return <LinkEnded text={words.invalidText} />;
  if (data === undefined && error === null) return <Skeleton of={["title", "block"]} />;
  return (
    <>
      {data !== undefined && <Waiting claim={data} />}
      {data === undefined && error !== null && (
        <div role="alert">
          <h1>{failureText(error)}</h1>
        </div>
      )}
      {/* After claiming it, the buyer can still reach the bike by the link. */}
      {(data !== undefined || code === "claim-used") && (
        <Next token={token} isUsed={data === undefined} onDone={(bikeId) => end({ bikeId })} />
      )}
      {data !== undefined && <DeclineClaim token={token} onDone={() => end({})} />}
      {data !== undefined && <StuckNote />}
    </>
  );
}

/** /claim, opened from the mail or the QR code at the till. */
export function ClaimPage(): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [token] = useState(() => keptLink("cr:claim", hash.slice(1)));
  return (
    <MailPage title={t(($) => $.claim.title)}>
      <Claimed key={token} token={token} />
    </MailPage>
  );
}
