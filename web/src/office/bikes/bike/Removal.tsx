import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { BikeRemoval } from "#contract/office/bike-removals.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { CaseClaim, CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { decideRemoval } from "#web/office/bikes/bike-api.ts";
import { useBikeAct } from "./use-bike-act.ts";

type Asking = "approve" | "reject";
type Props = { removal: BikeRemoval };

function Dialog({ removal, asking, onClose }: Props & { asking: Asking; onClose: () => void }): ReactNode {
  const { id: removalId, bikeId, as } = removal;
  const texts = useTexts(($) => $.bikeAdmin.bike.removal);
  const { title, submit, done } = texts[asking];
  const { kept, close } = useKeptReason(`removals:${removalId}`, onClose);
  const { decide, busy, failure } = useBikeAct(
    bikeId,
    (reason) =>
      decideRemoval({
        params: { bikeId, removalId },
        body: asking === "approve" ? { decision: "approve" } : { decision: "reject", reason },
      }),
    { done, onDone: close },
  );
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      danger={asking === "approve"}
      reason={asking === "reject" ? { ...texts.why, required: true } : undefined}
      kept={kept}
      busy={busy}
      failure={failure}
      onDecide={decide}
      onClose={close}
    >
      <CaseClaim queue="removals" caseId={bikeId} />
      <p>{asking === "approve" ? texts.follows[as] : texts.reject.text}</p>
      <p className="muted">{texts.audit}</p>
    </DecisionDialog>
  );
}

function RemovalButtons({
  removal: { mine, unfinished },
  onAsk,
}: Props & { onAsk: (asking: Asking) => void }): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.bike.removal);
  if (unfinished)
    return (
      <button type="button" className="btn btn--primary" onClick={() => onAsk("approve")}>
        {texts.goOn}
      </button>
    );
  return (
    <>
      {!mine && (
        <button type="button" className="btn btn--danger" onClick={() => onAsk("approve")}>
          {texts.approve.button}
        </button>
      )}
      <button type="button" className="btn btn--ghost" onClick={() => onAsk("reject")}>
        {mine ? texts.takeBack : texts.reject.button}
      </button>
    </>
  );
}

export function Removal({ removal }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [asking, ask] = useState<Asking>();
  const { as, askedBy, askedAt, lapsesAt, reason, kept, tells, mine, unfinished } = removal;
  const texts = useTexts(($) => $.bikeAdmin.bike.removal);
  const stays = kept && <Link to={`/admin-bikes/${kept.id}`}>{`${kept.bike}, ${kept.frameNumber}`}</Link>;
  return (
    <Card title={texts.title}>
      <div className="bikefile__removal">
        <p>{unfinished ? texts.unfinished : mine ? texts.mine : texts.others}</p>
        <Facts
          facts={[
            [texts.as, texts.kinds[as]],
            [texts.kept, stays],
            [texts.why.label, reason],
            [texts.askedBy, askedBy.name ?? t(($) => $.bikeAdmin.bike.somebody)],
            [texts.askedAt, dayText(askedAt, language)],
            [texts.lapsesAt, unfinished ? undefined : dayText(lapsesAt, language)],
            [texts.tells, tells ? texts.yes : undefined],
          ]}
        />
        <CaseHolder queue="removals" caseId={removal.bikeId} />
        <div className="ways adminways">
          <RemovalButtons removal={removal} onAsk={ask} />
        </div>
      </div>
      {asking !== undefined && <Dialog removal={removal} asking={asking} onClose={() => ask(undefined)} />}
    </Card>
  );
}
