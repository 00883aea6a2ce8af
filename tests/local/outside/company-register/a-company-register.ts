import {
  companyRegisterPrefix,
  createCompanyRegister,
} from "#local/outside/company-register/company-register.ts";
import { bolagsverket } from "#lambdas/shops/applications/companies/bolagsverket.ts";
import { noon } from "#tests/lambdas/a.ts";
import { serve } from "#tests/local/serve.ts";

const given = { COMPANY_REGISTER_CLIENT_ID: "shop", COMPANY_REGISTER_CLIENT_SECRET: "secret" };

/** Starts the simulated company register with a clock that only the test moves. `asked` lists its requests in order. */
export const aCompanyRegister = async () => {
  let now = noon.getTime();
  const asked: string[] = [];
  const server = await serve(() => {
    const service = createCompanyRegister({ clock: { now: () => now } }, given);
    return {
      ...service,
      handle: (request, response) => {
        asked.push(`${request.method} ${(request.url ?? "").slice(companyRegisterPrefix.length)}`);
        return service.handle(request, response);
      },
    };
  });
  const base = `${server.baseUrl}${companyRegisterPrefix}`;
  const url = `${base}/vardefulla-datamangder/v1`;
  const tokenUrl = `${base}/oauth2/token`;
  const open = (over: { clientSecret?: string; wait?: number; url?: string; now?: () => Date } = {}) =>
    bolagsverket({
      url,
      tokenUrl,
      clientId: "shop",
      clientSecret: "secret",
      now: () => new Date(now),
      ...over,
    });
  return {
    base,
    url,
    tokenUrl,
    asked,
    open,
    register: open(),
    pass: (seconds: number) => (now += seconds * 1000),
    close: () => server.close(),
  };
};
