import type { Texts } from "#web/platform/i18n/texts.ts";
import type { corrections as sv } from "./sv.ts";

export const corrections: Texts<typeof sv> = {
  fields: { frameNumber: "Frame number", brand: "Brand", model: "Model", type: "Bike type" },
  from: "from",
  to: "to",
};
