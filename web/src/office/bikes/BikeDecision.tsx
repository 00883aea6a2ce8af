import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
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
  const { approve, reject } = useTexts(($) => $.bikeAdmin.decide);
  const words = useTexts(($) => $.bikeAdmin[about]);
  return (
    <div className="ways adminways">
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
