import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BikeDecision as Decision } from "#contract/office/bike-admin.ts";
import { CaseDecision } from "./CaseDecision.tsx";

type Props = {
  about: "review" | "correction";
  caseId: string;
  takesKeys: boolean;
  send: (decision: Decision) => Promise<unknown>;
};

const queueOf = { review: "receipts", correction: "corrections" } as const;

/** The owner gets the reason of a rejection. */
export function BikeDecision({ about, send, ...of }: Props): ReactNode {
  const { t } = useTranslation();
  const { approve, reject } = t(($) => $.bikeAdmin.decide, { returnObjects: true, skipInterpolation: true });
  const words = t(($) => $.bikeAdmin[about], { returnObjects: true });
  return (
    <div className="adminways">
      <CaseDecision
        {...of}
        queue={queueOf[about]}
        words={{
          approve: { ...words.approve, button: approve, submit: approve },
          reject: { ...words.reject, button: reject, submit: reject },
        }}
        send={(decision, reason) => send(decision === "approve" ? { decision } : { decision, reason })}
      />
    </div>
  );
}
