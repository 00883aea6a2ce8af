type Addresses = { readonly companyRegisterUrl: string; readonly companyRegisterTokenUrl: string };

/** Bolagsverket issues tokens at another host than data. */
const addressesAt = (environment: "" | "-accept2"): Addresses => ({
  companyRegisterUrl: `https://gw${environment}.api.bolagsverket.se/vardefulla-datamangder/v1`,
  companyRegisterTokenUrl: `https://portal${environment}.api.bolagsverket.se/oauth2/token`,
});

/** Only production uses the real register. Bolagsverket's test environment has a few invented companies. */
const defaults = (stage: string): Partial<Addresses> => {
  if (stage === "local") return {};
  return addressesAt(stage === "prod" ? "" : "-accept2");
};

/** Adds the addresses of the company register, unless the stage has its own. */
export const withCompanyRegister = <Chosen extends { readonly stage: string }>(chosen: Chosen) => ({
  ...defaults(chosen.stage),
  ...chosen,
});
