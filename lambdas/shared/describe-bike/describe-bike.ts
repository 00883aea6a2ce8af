import type { Language } from "#contract/accounts.ts";
import { sentences } from "./sentences.ts";
import { bikeWords, nameOf } from "./words.ts";
import { dayIn } from "#lambdas/shared/mail/templates/day-in.ts";
import { kronor } from "#lambdas/shared/mail/templates/kronor.ts";
import type { Card } from "#lambdas/shared/search-index/card.ts";

/** What helps to find it: when and where it was stolen, and what its finder is promised. */
const whatIsMissed = ({ reward, stolenPlace, stolenSince, city }: Card, language: Language): string => {
  const words = bikeWords[language];
  return sentences(
    stolenSince && words.reported(dayIn(language, `${stolenSince}T12:00:00Z`), stolenPlace ?? city),
    reward === undefined ? undefined : words.reward(kronor(language, reward * 100)),
    words.safety,
  );
};

/** Whether a bike is missed comes first: a preview may show no more than the beginning of a title. */
export const describeBike = (card: Card, language: Language): { title: string; description: string } => {
  const words = bikeWords[language];
  const name = nameOf(card, language);
  if (card.stolen) return { title: words.stolen(name), description: whatIsMissed(card, language) };
  const title = card.stolenBattery === undefined ? words.registered(name) : words.stolenBattery(name);
  return { title, description: words.registeredText };
};
