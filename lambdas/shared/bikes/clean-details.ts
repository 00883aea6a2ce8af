import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";

const texts = ["name", "description", "city", "brand", "model", "reason"] as const;
type Details = { readonly [Field in (typeof texts)[number]]?: string | null | undefined };

/** The description of a bike is read and searched by many: a personal number that someone wrote there is not kept. */
export const cleanDetails = <T extends Details>(details: T, now: Date): T => {
  const today = swedishDate(now);
  const cleaned = texts.flatMap((field) => {
    const text = details[field];
    return typeof text === "string" ? [[field, hidePersonalNumbers(text, today)] as const] : [];
  });
  return { ...details, ...Object.fromEntries(cleaned) };
};
