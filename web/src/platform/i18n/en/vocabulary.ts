import type { vocabulary as sv } from "#web/platform/i18n/sv/vocabulary.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const vocabulary = {
  photo: "Photo of the bike",
  drawing: "Drawing of the bike",
  types: {
    herr: "Men’s",
    dam: "Step-through",
    barn: "Children’s",
    gravel: "Gravel",
    mtb: "MTB",
    bmx: "BMX",
    landsväg: "Road",
    lådcykel: "Cargo",
    hybrid: "Hybrid",
    elcykel: "Electric",
  },
  colours: {
    svart: "Black",
    vit: "White",
    grå: "Grey",
    silver: "Silver",
    röd: "Red",
    blå: "Blue",
    ljusblå: "Light blue",
    grön: "Green",
    gul: "Yellow",
    orange: "Orange",
    rosa: "Pink",
    lila: "Purple",
    brun: "Brown",
    turkos: "Turquoise",
    beige: "Beige",
  },
  status: {
    registered: "Registered",
    stolen: "STOLEN",
    pending_review: "Under review",
  },
} satisfies Texts<typeof sv>;
