import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { AdminBike } from "#contract/office/bike-admin-bike.ts";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { askForRemoval } from "#web/office/bikes/bike-api.ts";
import { useBikeAct } from "./use-bike-act.ts";

type Props = { bike: AdminBike };

function Tell({ email, onType }: { email: string; onType: (email: string) => void }): ReactNode {
  const { label, hint } = useTexts(($) => $.bikeAdmin.bike.false.tell);
  return (
    <LineField
      label={label}
      hint={hint}
      type="email"
      maxLength={254}
      autoComplete="off"
      value={email}
      onType={onType}
    />
  );
}

function Dialog({ bike: { id: bikeId, version }, onClose }: Props & { onClose: () => void }): ReactNode {
  const [tell, type] = useState("");
  const texts = useTexts(($) => $.bikeAdmin.bike.false);
  const why = useTexts(($) => $.bikeAdmin.bike.removal.told);
  const { kept, close } = useKeptReason(`false:${bikeId}`, onClose);
  const { decide, busy, failure } = useBikeAct(
    bikeId,
    (reason) => askForRemoval({ params: { bikeId }, body: { as: "false", reason, version, tell } }),
    { done: texts.done, onDone: close },
  );
  return (
    <DecisionDialog
      title={texts.title}
      submit={texts.submit}
      danger
      reason={{ ...why, required: true }}
      kept={kept}
      busy={busy}
      failure={failure}
      onDecide={decide}
      onClose={close}
    >
      <p>{texts.text}</p>
      <Tell email={tell} onType={type} />
    </DecisionDialog>
  );
}

export function FalseRegistration({ bike }: Props): ReactNode {
  const [asking, ask] = useState(false);
  const texts = useTexts(($) => $.bikeAdmin.bike.false);
  return (
    <Card title={texts.card}>
      <div className="bikefile__removal">
        <p className="muted">{bike.mine ? texts.mine : texts.lead}</p>
        {!bike.mine && (
          <div className="ways adminways">
            <button type="button" className="btn btn--ghost" onClick={() => ask(true)}>
              {texts.button}
            </button>
          </div>
        )}
      </div>
      {asking && <Dialog bike={bike} onClose={() => ask(false)} />}
    </Card>
  );
}
