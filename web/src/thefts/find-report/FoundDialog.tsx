import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { emptyFind, type Find } from "./find.ts";
import { FoundForm } from "./FoundForm.tsx";
import { FoundThanks } from "./FoundThanks.tsx";
import { type FoundBike, RewardCard } from "./RewardCard.tsx";
import "./found.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnFoundReport } from "#contract/thefts/found-reports.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { useKeyFor } from "#web/platform/api/use-key-for.ts";
import { foundReports } from "./found-api.ts";

const useFoundReport = (bikeId: string) => {
  const queries = useQueryClient();
  const keyFor = useKeyFor();
  return useMutation({
    mutationFn: (find: Find): Promise<OwnFoundReport> =>
      foundReports.reportFound({ params: { bikeId }, body: find }, { idempotencyKey: keyFor(find) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.foundReports.all }),
  });
};

type Props = { bikeId: string; bike: FoundBike; onClose: () => void };

/** For signed-in finders. Closing discards the typed text. */
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
