type Addresses = { readonly companyRegisterUrl: string; readonly companyRegisterTokenUrl: string };

/** Tokens come from another host than answers. */
const addressesAt = (environment: "" | "-accept2"): Addresses => ({
  companyRegisterUrl: `https://gw${environment}.api.bolagsverket.se/vardefulla-datamangder/v1`,
  companyRegisterTokenUrl: `https://portal${environment}.api.bolagsverket.se/oauth2/token`,
});

/** Bolagsverket's own environment for trials knows some made-up companies; what is real is asked by production only. */
const defaults = (stage: string): Partial<Addresses> => {
  if (stage === "local") return {};
  return addressesAt(stage === "prod" ? "" : "-accept2");
};

/** Adds where the register of companies answers, unless the stage has said it. */
export const withCompanyRegister = <Chosen extends { readonly stage: string }>(chosen: Chosen) => ({
  ...defaults(chosen.stage),
  ...chosen,
});
