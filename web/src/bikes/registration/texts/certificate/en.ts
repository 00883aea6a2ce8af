import type { certificate as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const certificate: Texts<typeof sv> = {
  label: "Preview of the ownership certificate",
  title: "Ownership certificate",
  draft: "Draft",
  verified: "Verified",
  yourBike: "Your bike",
  owner: "Owner",
  color: "Colour",
  type: "Bike type",
};
