import type { ConsentLine } from "#contract/consent-history.ts";
import type { ConsentLineItem } from "#lambdas/shared/table/items/consent.ts";

export const showConsent = ({ number, purpose, answer, version, at }: ConsentLineItem): ConsentLine => ({
  number,
  purpose,
  answer,
  version,
  at,
});
