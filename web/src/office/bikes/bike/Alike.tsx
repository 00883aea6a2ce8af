import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { AdminBike, AlikeBike } from "#contract/office/bike-admin-bike.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { askForRemoval, tellBikesApart } from "#web/office/bikes/bike-api.ts";
import { personPath } from "#web/people/person-path.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { useBikeAct } from "./use-bike-act.ts";

const verdicts = ["keepThis", "keepOther", "apart"] as const;
type Verdict = (typeof verdicts)[number];
type Pair = { bike: AdminBike; other: AlikeBike };

const sendVerdict = ({ bike, other }: Pair, verdict: Verdict, reason: string): Promise<unknown> => {
  if (verdict === "apart")
    return tellBikesApart({ params: { bikeId: bike.id }, body: { otherId: other.id, reason } });
  const [gone, kept] = verdict === "keepThis" ? [other, bike] : [bike, other];
  const body = { as: "duplicate", reason, version: gone.version, keptBikeId: kept.id } as const;
  return askForRemoval({ params: { bikeId: gone.id }, body });
};

function Dialog({ verdict, onClose, ...pair }: Pair & { verdict: Verdict; onClose: () => void }): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.bike.alike);
  const { told, why } = useTexts(($) => $.bikeAdmin.bike.removal);
  const { title, text, submit, done } = texts[verdict];
  const { kept, close } = useKeptReason(`alike:${pair.bike.id}:${pair.other.id}:${verdict}`, onClose);
  const { decide, busy, failure } = useBikeAct(pair.bike.id, (reason) => sendVerdict(pair, verdict, reason), {
    done,
    onDone: close,
  });
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      danger={verdict !== "apart"}
      reason={{ ...(verdict === "apart" ? why : told), required: true }}
      kept={kept}
      busy={busy}
      failure={failure}
      onDecide={decide}
      onClose={close}
    >
      <p>{text}</p>
    </DecisionDialog>
  );
}

/** A stolen bike must not be removed as a duplicate. */
const possibleVerdicts = ({ bike, other }: Pair): readonly Verdict[] =>
  verdicts.filter(
    (verdict) => verdict === "apart" || (verdict === "keepThis" ? other : bike).status !== "stolen",
  );

function Other({ bike, other }: Pair): ReactNode {
  const { t } = useTranslation();
  const [verdict, ask] = useState<Verdict>();
  const { id, frameNumber, brand, model, status, owner } = other;
  const texts = useTexts(($) => $.bikeAdmin.bike);
  return (
    <li className="bikefile__removal">
      <Link to={`/admin-bikes/${id}`}>{`${brand} ${model}`}</Link>
      <span className="dossier__badges">
        <Plate
          number={frameNumber}
          label={t(($) => $.common.frameNumber)}
          size="sm"
          stolen={status === "stolen"}
        />
        {status === "stolen" && <Badge tone="stolen">{t(($) => $.vocabulary.status.stolen)}</Badge>}
      </span>
      {owner && <Link to={personPath(owner.id)}>{owner.name ?? texts.somebody}</Link>}
      {!bike.mine && (
        <div className="ways adminways">
          {possibleVerdicts({ bike, other }).map((way) => (
            <button key={way} type="button" className="btn btn--ghost" onClick={() => ask(way)}>
              {texts.alike[way].button}
            </button>
          ))}
        </div>
      )}
      {verdict && <Dialog bike={bike} other={other} verdict={verdict} onClose={() => ask(undefined)} />}
    </li>
  );
}

export function Alike({ bike }: { bike: AdminBike }): ReactNode {
  const texts = useTexts(($) => $.bikeAdmin.bike.alike);
  if (bike.alike.length === 0) return null;
  return (
    <Card title={texts.title}>
      <p className="muted dossier__empty">{texts.lead}</p>
      <ul ref={steadyList} className="stack">
        {bike.alike.map((other) => (
          <Other key={other.id} bike={bike} other={other} />
        ))}
      </ul>
    </Card>
  );
}
