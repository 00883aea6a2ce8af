import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/points/campaigns.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Badge, type BadgeTone } from "#web/ui/Badge.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { StopOrResume } from "./StopOrResume.tsx";
import { UsesChart } from "./UsesChart.tsx";

const tones: Readonly<Record<Campaign["state"], BadgeTone>> = {
  coming: "review",
  running: "registered",
  stopped: "unknown",
  ended: "unknown",
  exhausted: "unknown",
};

function Facts({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.campaigns, { returnObjects: true, skipInterpolation: true });
  const { validFrom, validTo, packages, redeemed, most } = campaign;
  const period = { from: dayText(validFrom, language), to: dayText(validTo, language) };
  const facts = [
    [texts.validity, t(($) => $.campaigns.period, period)],
    [texts.packages, packages.length === 0 ? texts.everyPackage : packages.join(", ")],
    [texts.used, t(($) => $.campaigns.usedOf, { redeemed, most })],
  ] as const;
  return (
    <dl className="campaign__facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One code: what it gives, when, and how it is used. */
export function CampaignCard({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { code, effect, state } = campaign;
  return (
    <article className="campaign" aria-labelledby={id}>
      <div className="campaign__head">
        <h2 id={id} className="mono">
          {code}
        </h2>
        <Badge tone={tones[state]}>{t(($) => $.campaigns.states[state])}</Badge>
        <b>
          {effect.kind === "percent"
            ? t(($) => $.campaigns.percentOff, { percent: effect.percent })
            : t(($) => $.campaigns.bonusPoints, { points: effect.points })}
        </b>
      </div>
      <Facts campaign={campaign} />
      <UsesChart campaign={campaign} />
      <StopOrResume campaign={campaign} />
    </article>
  );
}
