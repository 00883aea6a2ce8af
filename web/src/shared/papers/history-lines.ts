import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { OwnershipHistory, OwnershipPeriod, PastTheft } from "#contract/history.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";

type Line = { readonly when: string; readonly what: string };

const periodLine = (period: OwnershipPeriod, language: Language): Line => {
  const texts = i18next.t(($) => $.papers.history, { returnObjects: true, skipInterpolation: true });
  const { startDate, endDate, ownerName, acquisition, verified, store, purchasePrice } = period;
  const end = endDate === undefined ? texts.now : dayText(endDate, language);
  const parts = [
    texts[acquisition],
    verified ? texts.verified : undefined,
    store && i18next.t(($) => $.papers.history.store, { store: store.storeName }),
    purchasePrice !== undefined &&
      i18next.t(($) => $.papers.history.price, { price: kronorText(purchasePrice, language) }),
  ];
  return {
    when: `${dayText(startDate, language)} – ${end}`,
    what: `${ownerName}. ${parts.filter((part) => typeof part === "string").join(", ")}.`,
  };
};

const theftLine = ({ stolenDate, recoveredAt }: PastTheft, language: Language): Line => {
  const date = dayText(stolenDate, language);
  return {
    when: date,
    what:
      recoveredAt === undefined
        ? i18next.t(($) => $.papers.history.stolen, { date })
        : i18next.t(($) => $.papers.history.recovered, { date, recovered: dayText(recoveredAt, language) }),
  };
};

/** Owners and thefts of a bike in words, newest first. */
export const historyLines = ({ periods, thefts, earlier }: OwnershipHistory, language: Language): Line[] => [
  ...thefts.map((theft) => theftLine(theft, language)),
  ...[...periods, ...earlier].map((period) => periodLine(period, language)),
];
