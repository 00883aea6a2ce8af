import type { AccessReason } from "./person-access.ts";

type Words = Readonly<Record<AccessReason | "case", string>>;

export const accessReasonsSv: Words = {
  support: "Personen har hört av sig",
  authority: "En myndighet har frågat",
  misuse: "Misstänkt missbruk",
  fault: "Något är fel i tjänsten",
  other: "Annat",
  case: "Ett ärende",
};

export const accessReasonsEn: Words = {
  support: "The person has been in touch",
  authority: "An authority has asked",
  misuse: "Suspected misuse",
  fault: "Something is wrong in the service",
  other: "Something else",
  case: "A case",
};
