/** What stands beside the facts of an account. */
export const accountLabelsSv = {
  email: "E-postadress",
  emailUnproved: "Adressen är inte bekräftad",
  fullName: "Namn",
  nameProved: "Namnet är styrkt",
  language: "Språk",
  phone: "Telefon",
  phoneVerifiedAt: "Telefonen bekräftad",
  protectedIdentity: "Skyddad identitet",
  identityLevel: "Identitetsnivå",
  identityProvedAt: "Identiteten styrkt",
} as const;
