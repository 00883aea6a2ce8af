import type { Language } from "#contract/people/accounts.ts";
import { sentences } from "./sentences.ts";
import { bikeWords, nameOf } from "./words.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { kronor } from "#lambdas/platform/mail/kronor.ts";
import type { Card } from "#lambdas/bikes/index/card.ts";

const theftDescription = ({ reward, stolenPlace, stolenSince, city }: Card, language: Language): string => {
  const words = bikeWords[language];
  return sentences(
    stolenSince && words.reported(formatDay(language, `${stolenSince}T12:00:00Z`), stolenPlace ?? city),
    reward === undefined ? undefined : words.reward(kronor(language, reward * 100)),
    words.safety,
  );
};

/** The status comes first because a preview may cut the title. */
export const describeBike = (card: Card, language: Language): { title: string; description: string } => {
  const words = bikeWords[language];
  const name = nameOf(card, language);
  if (card.stolen) return { title: words.stolen(name), description: theftDescription(card, language) };
  const title = card.stolenBattery === undefined ? words.registered(name) : words.stolenBattery(name);
  return { title, description: words.registeredText };
};
