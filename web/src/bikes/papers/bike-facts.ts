import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Bike } from "#contract/bikes/bike.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import type { Fact } from "#web/platform/ui/pdf/parts.ts";

export const bikeFacts = (bike: Bike, language: Language): Fact[] => {
  const texts = i18next.t(($) => $.papers.facts, { returnObjects: true });
  const typed = bike.frameNumberTyped === bike.frameNumber ? undefined : bike.frameNumberTyped;
  return [
    [texts.brand, bike.brand],
    [texts.model, bike.model],
    [texts.type, i18next.t(($) => $.vocabulary.types[bike.type])],
    [texts.color, i18next.t(($) => $.vocabulary.colours[bike.color])],
    [texts.typed, typed],
    [texts.name, bike.name],
    [texts.city, bike.city],
    [texts.battery, bike.batterySerialNumber],
    [texts.registered, dayText(bike.registeredAt, language)],
  ];
};
