import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnershipDispute } from "#contract/ownership/ownership-disputes.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Props = { dispute: OwnershipDispute };

const useStanding = (dispute: OwnershipDispute): string => {
  const { state, side, openedAt, answerBy, otherSaidAt, statements, withdrawnAt, appeal } = dispute;
  const { t } = useTranslation();
  const language = usePageLanguage();
  const isLate = useNow().getTime() > Date.parse(answerBy);
  if (withdrawnAt !== undefined) return t(($) => $.ownershipDisputes.states.withdrawn[side]);
  if (state !== "open")
    return t(($) => $.ownershipDisputes.states[state], { day: dayText(appeal.until ?? openedAt, language) });
  const hasAnswered = side === "owner" ? statements.length > 0 : otherSaidAt !== undefined;
  const waits = isLate ? "late" : "waits";
  return t(($) => $.ownershipDisputes.states[side][hasAnswered ? "answered" : waits], {
    day: dayText(answerBy, language),
  });
};

/** Describes the state and what cannot be done meanwhile. */
export function Standing({ dispute }: Props): ReactNode {
  const { t } = useTranslation();
  const standing = useStanding(dispute);
  return (
    <div className="dispute__standing" aria-live="polite" data-closed={dispute.state === "closed"}>
      <Hourglass size={20} aria-hidden="true" />
      <div>
        <b>{standing}</b>
        {dispute.state !== "closed" && <p>{t(($) => $.ownershipDisputes.held)}</p>}
      </div>
    </div>
  );
}
