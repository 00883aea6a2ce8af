import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  daysToAnswerOwnershipDispute,
  daysToAppealOwnershipDispute,
  maxOwnershipDisputesOfYear,
  type NewOwnershipDispute,
} from "#contract/ownership/ownership-disputes.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { disputeApi } from "#web/ownership/dispute-api.ts";
import { StatementForm } from "./StatementForm.tsx";
import "#web/moderation/decision/moderation.css";
import "./disputes.css";

type ClaimedBike = NewOwnershipDispute["bike"];

const bikeIn = (parameters: URLSearchParams): ClaimedBike | undefined => {
  const [bikeId, frameNumber] = [parameters.get("bike"), parameters.get("number")];
  if (bikeId !== null) return { bikeId };
  return frameNumber === null ? undefined : { frameNumber };
};

function Meaning(): ReactNode {
  const { t } = useTranslation();
  const {
    steps,
    seen,
    false: untrue,
  } = t(($) => $.ownershipDisputes.claim, {
    returnObjects: true,
    count: maxOwnershipDisputesOfYear,
    skipInterpolation: true,
  });
  return (
    <>
      <section className="decided__part">
        <h2>{steps.title}</h2>
        <ol className="dispute__steps">
          <li>{steps.tell}</li>
          <li>{steps.held}</li>
          <li>{t(($) => $.ownershipDisputes.claim.steps.answer, { days: daysToAnswerOwnershipDispute })}</li>
          <li>{steps.decide}</li>
          <li>{t(($) => $.ownershipDisputes.claim.steps.appeal, { days: daysToAppealOwnershipDispute })}</li>
        </ol>
      </section>
      <section className="decided__part">
        <h2>{seen.title}</h2>
        <p>{seen.text}</p>
      </section>
      <section className="decided__part">
        <h2>{untrue.title}</h2>
        <p>{t(($) => $.ownershipDisputes.claim.false.text, { count: maxOwnershipDisputesOfYear })}</p>
      </section>
    </>
  );
}

type WayProps = { title: string; text: string; to: string; way: string };

function Way({ title, text, to, way }: WayProps): ReactNode {
  return (
    <section className="decided__part card card--start">
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className="btn btn--primary btn--lg" to={to}>
        {way}
      </Link>
    </section>
  );
}

function ClaimForm({ bike }: { bike: ClaimedBike }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <StatementForm
      draftKey={`claim:${JSON.stringify(bike)}`}
      words={t(($) => $.ownershipDisputes.claim.form, { returnObjects: true })}
      needsPicture
      send={(statement, idempotencyKey) =>
        disputeApi.openOwnershipDispute({ body: { ...statement, bike } }, { idempotencyKey })
      }
      onSent={({ id }) => void navigate(`/ownership-disputes/${id}`, { replace: true, state: "sent" })}
    />
  );
}

/** Verified with an eID or by an administrator. */
const provedLevel = 2;

function Proved({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const me = useQuery(meQuery);
  const { title, text, way } = useTexts(($) => $.ownershipDisputes.proof);
  return (
    <Loaded query={me} failed={t(($) => $.ownershipDisputes.claim.failed)} of={["block"]}>
      {({ identityLevel }) =>
        identityLevel < provedLevel ? <Way title={title} text={text} to="/settings" way={way} /> : children
      }
    </Loaded>
  );
}

function Next({ bike }: { bike: ClaimedBike | undefined }): ReactNode {
  const session = useSession();
  const search = pageAddress("/bike-search", usePageLanguage());
  const { pathname, search: query } = useLocation();
  const texts = useTexts(($) => $.ownershipDisputes.claim);
  if (bike === undefined)
    return <Way title={texts.which} text={texts.whichText} to={search} way={texts.search} />;
  if (session.state !== "signed-in")
    return (
      <Way
        title={texts.signIn}
        text={texts.signInText}
        to={signInPath(pathname + query)}
        way={texts.toSignIn}
      />
    );
  if (session.role !== "customer") return <p>{texts.others}</p>;
  return (
    <Proved>
      <ClaimForm key={JSON.stringify(bike)} bike={bike} />
    </Proved>
  );
}

/** /ownership-disputes/new, with the bike's id or its number. */
export function ClaimPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const bike = bikeIn(parameters);
  const texts = useTexts(($) => $.ownershipDisputes.claim);
  usePageTitle(texts.title);
  return (
    <main className="wrap decided dispute" id="content">
      <h1>{texts.title}</h1>
      {bike && "frameNumber" in bike && (
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} />
      )}
      <p>
        {texts.lead} {texts.bought}
      </p>
      <Meaning />
      <Next bike={bike} />
    </main>
  );
}
