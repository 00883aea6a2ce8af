import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { Resources } from "#lib/resources.ts";

/** What a function is given that asks the register of companies: without a setting, on this machine itself. */
export const companiesEnvironment = (resources: Resources) => {
  const { settings } = resources.defaults;
  const played = `${resources.siteOrigin}/_local/company-register`;
  return {
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    COMPANY_REGISTER_URL: settings.companyRegisterUrl ?? `${played}/vardefulla-datamangder/v1`,
    COMPANY_REGISTER_TOKEN_URL: settings.companyRegisterTokenUrl ?? `${played}/oauth2/token`,
    COMPANY_REGISTER_CLIENT_ID: resources.secrets.companyRegister.clientId,
    COMPANY_REGISTER_CLIENT_SECRET: resources.secrets.companyRegister.clientSecret,
  };
};
