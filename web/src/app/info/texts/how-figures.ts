type Line = { readonly words: string; readonly needed: boolean };

const needed = (words: string): Line => ({ words, needed: true });
const also = (words: string): Line => ({ words, needed: false });

/** In Swedish for both languages, like a real receipt. */
const lines = [
  needed("Cykelkällaren AB"),
  also("Org.nr 556677-8899"),
  needed("2026-05-12 14:07"),
  also("Monark Karin 7-vxl"),
  needed("Ramnr WTU204K8861"),
  needed("Köpare 19850821-••••"),
  needed("Summa 8 900 kr"),
] as const;

export type HowFigures = {
  readonly places: readonly [string, string, string];
  readonly receipt: { readonly lines: readonly Line[]; readonly caption: string; readonly template: string };
  readonly status: { readonly one: string; readonly key: string; readonly description: string };
  readonly stolen: { readonly since: string; readonly caption: string };
};

export const howFigures: Readonly<Record<"sv" | "en", HowFigures>> = {
  sv: {
    places: ["Under vevpartiet", "På sadelröret", "På styrhuvudet"],
    receipt: {
      lines,
      caption: "Det här ska synas: säljaren, köpdatum, ramnumret, ditt personnummer (hela) och priset.",
      template: "Visa kvittomallen",
    },
    status: {
      one: "Fråga om ett nummer:",
      key: "Fråga med nyckel:",
      description: "Hela beskrivningen, i OpenAPI:",
    },
    stolen: {
      since: "Anmäld stulen 12 november 2026",
      caption: "Så här ser det ut när cykeln är stulen. Köp den inte.",
    },
  },
  en: {
    places: ["Under the bottom bracket", "On the seat tube", "On the head tube"],
    receipt: {
      lines,
      caption:
        "It must show the seller, the date, the frame number, your full personal number and the price.",
      template: "See the receipt template",
    },
    status: {
      one: "Ask about a number:",
      key: "Ask with a key:",
      description: "The whole description, in OpenAPI:",
    },
    stolen: {
      since: "Reported stolen 12 November 2026",
      caption: "This is what a stolen bike looks like. Don’t buy it.",
    },
  },
};
