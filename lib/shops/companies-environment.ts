import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { Resources } from "#lib/platform/resources.ts";

/** Without settings, the local site stands in for the company register. */
export const companiesEnvironment = (resources: Resources) => {
  const { settings } = resources.defaults;
  const standIn = `${resources.siteOrigin}/_local/company-register`;
  return {
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    COMPANY_REGISTER_URL: settings.companyRegisterUrl ?? `${standIn}/vardefulla-datamangder/v1`,
    COMPANY_REGISTER_TOKEN_URL: settings.companyRegisterTokenUrl ?? `${standIn}/oauth2/token`,
    COMPANY_REGISTER_CLIENT_ID: resources.secrets.companyRegister.clientId,
    COMPANY_REGISTER_CLIENT_SECRET: resources.secrets.companyRegister.clientSecret,
  };
};
