import type { accountLabelsSv } from "./account-labels-sv.ts";

export const accountLabelsEn: Readonly<Record<keyof typeof accountLabelsSv, string>> = {
  email: "Email address",
  emailUnproved: "Address not confirmed",
  fullName: "Name",
  nameProved: "Name verified",
  language: "Language",
  phone: "Phone",
  phoneVerifiedAt: "Phone confirmed",
  protectedIdentity: "Protected identity",
  identityLevel: "Identity level",
  photoKeptUntil: "The photo of your card is deleted once this is decided, at the latest",
  identityProvedAt: "Identity verified",
  former: "Former names, addresses and phone numbers",
  lastSignInAt: "Last signed in",
  door: "How it was given",
  consent: "Cookie choices",
  functional: "Functional",
  analytics: "Analytics",
  marketing: "Marketing",
};
