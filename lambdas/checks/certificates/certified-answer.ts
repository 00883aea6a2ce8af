import type { CertifiedAnswer } from "#contract/checks/certificates.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";

/** The part of an answer that a certificate stores: nothing about a person, a place or a picture. */
export const certifiedAnswer = ({ status, bike, ownerSince, ad, alike }: CheckAnswer): CertifiedAnswer => ({
  result: status,
  brand: bike?.brand,
  model: bike?.model,
  color: bike?.color,
  ownerSince,
  forSale: ad && true,
  alike: alike?.flatMap(({ frameNumber }) => frameNumber ?? []),
});
