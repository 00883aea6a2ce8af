import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";

const texts = ["name", "description", "city", "brand", "model", "reason"] as const;
type Details = { readonly [Field in (typeof texts)[number]]?: string | null | undefined };

/** Many people read and search these texts, so personal numbers are removed from them. */
export const cleanDetails = <T extends Details>(details: T, now: Date): T => {
  const today = swedishDate(now);
  const cleaned = texts.flatMap((field) => {
    const text = details[field];
    return typeof text === "string" ? [[field, hidePersonalNumbers(text, today)] as const] : [];
  });
  return { ...details, ...Object.fromEntries(cleaned) };
};
