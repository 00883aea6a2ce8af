import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useParams } from "react-router-dom";
import { maxStatements, type OwnershipDispute } from "#contract/ownership/ownership-disputes.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { LoadedDecision } from "#web/moderation/decision/LoadedDecision.tsx";
import { Decisions } from "./Decisions.tsx";
import { disputeApi, disputeQuery } from "#web/ownership/dispute-api.ts";
import { Standing } from "./Standing.tsx";
import { StatementForm } from "./StatementForm.tsx";
import "./disputes.css";
import { SideStatements } from "#web/ownership/SideStatements.tsx";

/** The reader's own statements; nobody sees the other side's. */
function Statements({ dispute: { statements } }: { dispute: OwnershipDispute }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.ownershipDisputes);
  if (statements.length === 0) return null;
  return (
    <section className="decided__part">
      <h2>{texts.own}</h2>
      <p className="muted">{texts.ownText}</p>
      <SideStatements
        statements={statements}
        picture={(number) => t(($) => $.ownershipDisputes.picture, { number })}
      />
    </section>
  );
}

type Props = { dispute: OwnershipDispute };

function DisputeFacts({ dispute }: Props): ReactNode {
  const language = usePageLanguage();
  const { frameNumber, openedAt, answerBy, otherSaidAt, state, side, bikeId, decisions } = dispute;
  const holder = decisions.at(-1)?.outcome === "claimant" ? "claimant" : "owner";
  const texts = useTexts(($) => $.ownershipDisputes);
  const { facts } = texts;
  return (
    <section className="card card--start dispute__about">
      <Facts
        facts={[
          [facts.frameNumber, frameNumber],
          [facts.opened, dayText(openedAt, language)],
          [facts.answerBy, state === "open" && side === "owner" ? dayText(answerBy, language) : undefined],
          [facts.other, side === "owner" ? undefined : otherSaidAt && dayText(otherSaidAt, language)],
        ]}
      />
      {side === holder && (
        <Link className="btn btn--ghost" to={`/my-bikes/${bikeId}`}>
          {texts.bike}
        </Link>
      )}
    </section>
  );
}

const useShow = (disputeId: string): ((dispute: OwnershipDispute) => void) => {
  const queries = useQueryClient();
  return (dispute) => queries.setQueryData(disputeQuery(disputeId).queryKey, dispute);
};

function Answer({ dispute: { id, side, statements } }: Props): ReactNode {
  const { t } = useTranslation();
  const show = useShow(id);
  const texts = useTexts(($) => $.ownershipDisputes.answer);
  const isFirst = side === "owner" && statements.length === 0;
  const moreHint = t(($) => $.ownershipDisputes.answer.moreHint, { count: maxStatements });
  return (
    <section className="decided__part">
      <h2>{isFirst ? texts.title : texts.again}</h2>
      <StatementForm
        key={statements.length}
        draftKey={`dispute:${id}`}
        words={isFirst ? texts : { ...texts, text: texts.more, hint: moreHint }}
        send={(body, idempotencyKey) =>
          disputeApi.addToOwnershipDispute({ params: { disputeId: id }, body }, { idempotencyKey })
        }
        onSent={show}
      />
    </section>
  );
}

function Withdraw({ dispute: { id: disputeId } }: Props): ReactNode {
  const queries = useQueryClient();
  const show = useShow(disputeId);
  const [asking, ask] = useState(false);
  const texts = useTexts(($) => $.ownershipDisputes.withdraw);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => disputeApi.withdrawOwnershipDispute({ params: { disputeId } }),
    onSuccess: (dispute) => {
      show(dispute);
      ask(false);
    },
    onError: () => queries.invalidateQueries({ queryKey: queryKeys.bikes.disputes }),
  });
  return (
    <>
      <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={() => ask(true)}>
        {texts.button}
      </button>
      {asking && (
        <DecisionDialog
          title={texts.title}
          submit={texts.submit}
          danger
          busy={isPending}
          failure={error === null ? undefined : failureText(error)}
          onDecide={() => mutate()}
          onClose={() => ask(false)}
        >
          <p>{texts.text}</p>
        </DecisionDialog>
      )}
    </>
  );
}

function View({ dispute }: Props): ReactNode {
  const { t } = useTranslation();
  const { state: arrived } = useLocation();
  const { side, state, bike, canAdd, canWithdraw } = dispute;
  const title = t(($) => $.ownershipDisputes.titles[side], { bike });
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {arrived === "sent" && state === "open" && <output>{t(($) => $.ownershipDisputes.sent)}</output>}
      <Standing dispute={dispute} />
      <DisputeFacts dispute={dispute} />
      <Decisions dispute={dispute} />
      <Statements dispute={dispute} />
      {canAdd && <Answer dispute={dispute} />}
      {canWithdraw && <Withdraw dispute={dispute} />}
    </>
  );
}

/** ownership-disputes/:disputeId, for both sides of the dispute. */
export function DisputePage(): ReactNode {
  const { disputeId = "" } = useParams();
  const texts = useTexts(($) => $.ownershipDisputes);
  usePageTitle(texts.title);
  return (
    <main className="wrap decided dispute" id="content">
      <LoadedDecision key={disputeId} query={useQuery(disputeQuery(disputeId))} texts={texts}>
        {(dispute) => <View dispute={dispute} />}
      </LoadedDecision>
    </main>
  );
}
