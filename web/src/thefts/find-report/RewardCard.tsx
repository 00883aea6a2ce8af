import { Coins, HandCoins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { finderPoints } from "#contract/thefts/found-reports.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

export type FoundBike = {
  /** Masked if the number is not public. */
  readonly frameNumber: string;
  /** In whole kronor. */
  readonly reward?: number | undefined;
};

type Props = {
  bike: FoundBike;
  /** False for finders without an account. */
  points: boolean;
};

export function RewardCard({ bike, points }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { frameNumber, reward } = bike;
  const masked = frameNumber.startsWith("•");
  return (
    <section className="rewardcard">
      <Plate
        number={frameNumber}
        label={masked ? t(($) => $.found.numberEndsIn) : t(($) => $.common.frameNumber)}
        stolen
      />
      <ul>
        {points && (
          <li>
            <Coins size={20} aria-hidden="true" />
            <span>
              <b>{t(($) => $.found.reward.points, { points: finderPoints })}</b>{" "}
              {t(($) => $.found.reward.pointsWhen)}
            </span>
          </li>
        )}
        {reward !== undefined && (
          <li>
            <HandCoins size={20} aria-hidden="true" />
            <span>
              <b>{t(($) => $.found.reward.money, { amount: kronorText(reward, language) })}</b>{" "}
              {t(($) => $.found.reward.moneyWho)}
            </span>
          </li>
        )}
        {!points && <li>{t(($) => $.found.reward.noAccount)}</li>}
      </ul>
    </section>
  );
}
