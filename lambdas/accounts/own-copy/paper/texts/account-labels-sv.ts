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
  photoKeptUntil: "Fotot av ditt kort raderas när ärendet är avgjort, senast",
  identityProvedAt: "Identiteten styrkt",
} as const;
