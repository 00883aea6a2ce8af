import i18next from "i18next";
import type { CertifiedAnswer } from "#contract/checks/certificates.ts";

/** An unregistered number never looks good. */
const tones = {
  stolen: "bad",
  "resembles-stolen": "bad",
  disputed: "bad",
  unknown: "old",
  sold: "old",
  registered: "good",
} as const satisfies Record<CertifiedAnswer["result"], "good" | "old" | "bad">;

export const toneOf = ({ result }: CertifiedAnswer): "good" | "old" | "bad" => tones[result];

/** For example "Inte anmäld stulen. Ägaren är styrkt." */
export const resultText = ({ result, ownerSince }: CertifiedAnswer): string => {
  const texts = i18next.t(($) => $.certificateOfCheck, { returnObjects: true, skipInterpolation: true });
  const isProved = result === "registered" && ownerSince !== undefined;
  return isProved ? `${texts.results.registered} ${texts.proved}` : texts.results[result];
};

/** The other facts of an answer, in the order of the printed certificate. */
export const answerFacts = (answer: CertifiedAnswer): (readonly [term: string, value: string])[] => {
  const { brand, model, color, ownerSince, forSale, alike } = answer;
  const { facts } = i18next.t(($) => $.certificateOfCheck, { returnObjects: true, skipInterpolation: true });
  const bike = [brand, model].filter((part) => part !== undefined).join(" ");
  const rows: readonly (readonly [string, string | undefined])[] = [
    [facts.bike, bike === "" ? undefined : bike],
    [facts.color, color && i18next.t(($) => $.vocabulary.colours[color])],
    [
      facts.owner,
      ownerSince === undefined
        ? undefined
        : i18next.t(($) => $.certificateOfCheck.facts.ownerSince, { year: ownerSince }),
    ],
    [facts.ad, forSale && facts.forSale],
    [facts.alike, alike && alike.length > 0 ? alike.join(", ") : undefined],
  ];
  return rows.flatMap(([term, value]) => (value === undefined ? [] : [[term, value] as const]));
};
