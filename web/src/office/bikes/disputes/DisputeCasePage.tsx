import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import type { OpenedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { claimsClient } from "#web/platform/cases/claims.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { Opened } from "#web/platform/ui/dossier/Opened.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Decided } from "./Decided.tsx";
import { disputeCaseQuery } from "./dispute-case-api.ts";
import { Proposal } from "./Proposal.tsx";
import { VerdictForm } from "./VerdictForm.tsx";
import "#web/office/bikes/bike-admin.css";
import "#web/office/bikes/bike/bike-file.css";
import "#web/platform/ui/list/cases.css";
import { Events } from "#web/office/bikes/bike/Events.tsx";
import { bikeQuery } from "#web/office/bikes/bike-api.ts";
import type { DisputeSide } from "#contract/ownership/ownership-disputes.ts";
import { SideStatements } from "#web/ownership/SideStatements.tsx";

type SideProps = { item: OpenedOwnershipDispute };

function Side({ item, side }: SideProps & { side: DisputeSide }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { id, name, statements } = item[side];
  const texts = t(($) => $.ownershipCases, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.sides[side]}</h2>
      <Link className="tap" to={`/admin-people/${id}`}>
        {name ?? texts.somebody}
      </Link>
      {statements.length === 0 && <p className="muted">{texts.silent}</p>}
      <SideStatements
        statements={statements}
        picture={(number) => t(($) => $.ownershipCases.picture, { number })}
      />
    </section>
  );
}

/** Side by side where there is room, so that they can be compared. */
function Sides({ item }: SideProps): ReactNode {
  return (
    <div className="stack disputecase__sides">
      <Side item={item} side="claimant" />
      <Side item={item} side="owner" />
    </div>
  );
}

function OpenedHistory({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Opened query={useQuery(bikeQuery(bikeId))} failed={t(($) => $.bikeAdmin.bike.failed)} why={failureText}>
      {(bike, openedAt) => <Events bike={bike} openedAt={openedAt} />}
    </Opened>
  );
}

/** Viewing the bike is logged, so it waits for a press. */
function BikeHistory({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  if (isOpen) return <OpenedHistory bikeId={bikeId} />;
  return (
    <button type="button" className="btn btn--ghost" onClick={() => open(true)}>
      {t(($) => $.ownershipCases.history)}
    </button>
  );
}

type Props = { item: OpenedOwnershipDispute };

function Head({ item }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { bike, bikeId, frameNumber, state, openedAt, answerBy, withdrawnAt } = item;
  const texts = useTexts(($) => $.ownershipCases);
  const stateText = withdrawnAt === undefined ? texts.states[state] : texts.withdrawn;
  return (
    <header className="case__part">
      <h1>{bike}</h1>
      <div className="case__head">
        <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} />
        <Badge tone={state === "closed" ? "unknown" : "review"}>{stateText}</Badge>
      </div>
      <Facts
        facts={[
          [texts.opened, dayText(openedAt, language)],
          [texts.answerBy, dayText(answerBy, language)],
          [
            texts.bike,
            <Link key="bike" className="tap" to={`/admin-bikes/${bikeId}`}>
              {texts.showBike}
            </Link>,
          ],
        ]}
      />
    </header>
  );
}

/** Lets the reader decide, or explains why they cannot. */
function Next({ item }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, ready, exempt, proposal, answerBy } = item;
  const texts = useTexts(($) => $.ownershipCases);
  if (state === "decided" || state === "closed") return null;
  if (exempt) return <p>{texts.exempt}</p>;
  if (state === "appealed") return <VerdictForm item={item} about="appeal" />;
  if (proposal !== undefined) return null;
  if (!ready) return <p>{t(($) => $.ownershipCases.notReady, { day: dayText(answerBy, language) })}</p>;
  return <VerdictForm item={item} about="proposal" />;
}

const canAct = ({ state, ready, exempt, proposal }: OpenedOwnershipDispute): boolean =>
  !exempt && proposal?.mine !== true && (state === "appealed" || (state === "open" && ready));

/** Opening the list claimed the case; releases the claim if somebody else must decide. */
function Released({ caseId }: { caseId: string }): ReactNode {
  useEffect(() => {
    claimsClient
      .releaseCase({ params: { queue: "ownershipDisputes", caseId } })
      // The claim expires by itself.
      .catch(() => undefined);
  }, [caseId]);
  return null;
}

function Held({ item }: Props): ReactNode {
  return canAct(item) ? (
    <CaseClaim queue="ownershipDisputes" caseId={item.id} />
  ) : (
    <Released caseId={item.id} />
  );
}

function View({ item }: Props): ReactNode {
  usePageTitle(item.bike);
  return (
    <>
      <Head item={item} />
      <Sides item={item} />
      <Decided item={item} />
      <Proposal item={item} />
      <Held item={item} />
      <Next key={item.version} item={item} />
      <BikeHistory bikeId={item.bikeId} />
    </>
  );
}

/** /admin-ownership-disputes/:disputeId. Each view is logged. */
export function DisputeCasePage(): ReactNode {
  const { disputeId = "" } = useParams();
  const query = useQuery(disputeCaseQuery(disputeId));
  const texts = useTexts(($) => $.ownershipCases);
  usePageTitle(texts.title);
  return (
    <main className="wrap bikeadmin disputecase" id="content">
      <BackLink to="/admin-todo?queue=ownershipDisputes">{texts.back}</BackLink>
      <Opened key={disputeId} query={query} failed={texts.failed} why={failureText}>
        {(item) => <View item={item} />}
      </Opened>
      <p className="muted bikefile__recorded">
        <ShieldCheck size={18} aria-hidden="true" />
        {texts.recorded}
      </p>
    </main>
  );
}
