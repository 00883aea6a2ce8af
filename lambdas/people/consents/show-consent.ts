import type { ConsentLine } from "#contract/people/consent-history.ts";
import type { ConsentLineItem } from "#lambdas/people/items/consent.ts";

export const showConsent = ({
  number,
  purpose,
  answer,
  version,
  at,
  door,
}: ConsentLineItem): ConsentLine => ({
  number,
  purpose,
  answer,
  version,
  at,
  door,
});
