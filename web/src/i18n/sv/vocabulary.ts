import type { BikeColour, BikeType } from "#contract/bike-types.ts";

export const vocabulary = {
  types: {
    herr: "Herr",
    dam: "Dam",
    barn: "Barn",
    gravel: "Gravel",
    mtb: "MTB",
    bmx: "BMX",
    landsväg: "Landsväg",
    lådcykel: "Lådcykel",
    hybrid: "Hybrid",
    elcykel: "El cykel",
  } satisfies Record<BikeType, string>,
  colours: {
    svart: "Svart",
    vit: "Vit",
    grå: "Grå",
    silver: "Silver",
    röd: "Röd",
    blå: "Blå",
    ljusblå: "Ljusblå",
    grön: "Grön",
    gul: "Gul",
    orange: "Orange",
    rosa: "Rosa",
    lila: "Lila",
    brun: "Brun",
    turkos: "Turkos",
    beige: "Beige",
  } satisfies Record<BikeColour, string>,
  status: {
    registered: "Registrerad",
    stolen: "STULEN",
    pending_review: "Granskas",
  },
} as const;
