import type { Settings } from "./settings.ts";

/** The company behind stages that sell nothing real. */
const sample = {
  name: "Cykelregistret på prov",
  organisationNumber: "559999-9999",
  address: "Provgatan 1, 111 11 Stockholm",
  bankgiro: "5050-1055",
};

type Company = Omit<typeof sample, "bankgiro"> & { readonly bankgiro: string | undefined };

/** The seller on receipts and controller of personal data. */
export const companyOf = (settings: Settings): Company => ({
  name: settings.sellerName ?? sample.name,
  organisationNumber: settings.sellerOrganisationNumber ?? sample.organisationNumber,
  address: settings.sellerAddress ?? sample.address,
  // Money for a real seller must not go to the sample's account.
  bankgiro: settings.sellerBankgiro ?? (settings.sellerName === undefined ? sample.bankgiro : undefined),
});

/** As the privacy policy and the terms name it. */
export const controllerOf = (settings: Settings): string => {
  const { name, organisationNumber, address } = companyOf(settings);
  return `${name}, ${organisationNumber}, ${address}`;
};
