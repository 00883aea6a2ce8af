import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { emptyFind } from "./find.ts";
import { FoundForm } from "./FoundForm.tsx";
import { FoundThanks } from "./FoundThanks.tsx";
import { type FoundBike, RewardCard } from "./RewardCard.tsx";
import { useFoundReport } from "./use-found-report.ts";
import "./found.css";

type Props = { bikeId: string; bike: FoundBike; onClose: () => void };

/** For who is signed in: where a stolen bike is, and then what comes of it. Closed, it forgets what was typed. */
export function FoundDialog({ bikeId, bike, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [find, type] = useState(emptyFind);
  const { mutate, data, error, isPending } = useFoundReport(bikeId);
  if (data !== undefined)
    return (
      <PlainDialog title={t(($) => $.found.title)} onClose={onClose}>
        <FoundThanks points={data.reward !== "none"}>
          <Link className="btn btn--primary" to="/found-reports" onClick={onClose}>
            {t(($) => $.found.thanks.follow)}
          </Link>
          <button type="button" className="btn btn--ghost" onClick={onClose}>
            {t(($) => $.common.close)}
          </button>
        </FoundThanks>
      </PlainDialog>
    );
  return (
    <PlainDialog title={t(($) => $.found.title)} onClose={onClose}>
      <RewardCard bike={bike} points />
      <FoundForm
        find={find}
        onType={(change) => type({ ...find, ...change })}
        onSend={() => mutate(find)}
        busy={isPending}
        error={error}
        send={t(($) => $.found.form.send)}
      />
    </PlainDialog>
  );
}
