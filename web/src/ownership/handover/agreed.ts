import type { TFunction } from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { AgreedTerms } from "#contract/ownership/transfer-terms.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";

/** Terms of a form that is still being filled in. */
export type ShownTerms = Partial<AgreedTerms>;

export const includedIn = (terms: ShownTerms, t: TFunction): string => {
  const { keys = 0, charger = false, batterySerialNumber: serial, accessories } = terms;
  const parts = [
    keys > 0 && t(($) => $.transfers.paper.keys, { count: keys }),
    charger && t(($) => $.transfers.paper.charger),
    serial !== undefined && serial !== "" && t(($) => $.transfers.paper.battery, { serial }),
    accessories,
  ].filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0 ? parts.join(", ") : t(($) => $.transfers.paper.nothing);
};

export const priceIn = ({ price }: ShownTerms, t: TFunction, language: Language): string | undefined => {
  if (price === null) return t(($) => $.transfers.paper.gift);
  return price === undefined || !Number.isFinite(price) ? undefined : kronorText(price, language);
};
