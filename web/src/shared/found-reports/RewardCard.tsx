import { Coins, HandCoins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { finderPoints } from "#contract/found-reports.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A stolen bike as far as a finder needs it. */
export type FoundBike = {
  /** Masked, where the number is not known to everybody. */
  readonly frameNumber: string;
  /** What the owner promises, in whole kronor. */
  readonly reward?: number | undefined;
};

type Props = {
  bike: FoundBike;
  /** Only who has an account can be given points. */
  points: boolean;
};

/** Which bike it is about, and what finding it is worth. */
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
