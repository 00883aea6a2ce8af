import * as z from "zod";
import { Organisations, readOrganisations } from "./bolagsverket-answer.ts";
import { type CompanyRegister, CompanyRegisterError } from "./company-register.ts";

export type BolagsverketOptions = {
  /** The base of `/organisationer`. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  /** Milliseconds for one lookup, with its retry. */
  readonly wait?: number;
};

/** Milliseconds; the applicant is waiting at the form. */
const maxWait = 8000;
/** Milliseconds by which a token is renewed before it expires. */
const tokenMargin = 60_000;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Leaves the request out of the error, since it can contain a personal number. */
const unavailable = (what: string, error: unknown): CompanyRegisterError =>
  new CompanyRegisterError("unavailable", `${what}: ${error instanceof Error ? error.name : "no answer"}`);

const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { method: "POST", redirect: "error", ...init });
  } catch (error) {
    throw unavailable("The register could not be reached", error);
  }
};

const bodyOf = async <T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> => {
  const read = schema.safeParse(
    await response.json().catch((error: unknown) => {
      throw unavailable("The register broke off", error);
    }),
  );
  if (read.success) return read.data;
  throw new CompanyRegisterError("unusable", "The register answered in an unknown form");
};

const assertAnswered = ({ ok, status }: Response, what: string): void => {
  if (ok) return;
  // Rate limits and server errors are temporary; other refusals are not.
  const isTemporary = status === 429 || status >= 500;
  throw new CompanyRegisterError(isTemporary ? "unavailable" : "unusable", `${what}: ${status}`);
};

/** Caches the token in this process until shortly before it expires. */
const openTokens = ({ tokenUrl, clientId, clientSecret, now }: BolagsverketOptions) => {
  let cached: { readonly token: string; readonly until: number } | undefined;
  const fetchToken = async (signal: AbortSignal): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      // The register refuses tokens without this scope.
      scope: "vardefulla-datamangder:read",
    });
    const response = await send(tokenUrl, { body, signal });
    assertAnswered(response, "No token");
    const { access_token: token, expires_in: seconds } = await bodyOf(response, Token);
    cached = { token, until: now().getTime() + seconds * 1000 - tokenMargin };
    return token;
  };
  return {
    get: async (signal: AbortSignal) =>
      cached !== undefined && now().getTime() < cached.until ? cached.token : fetchToken(signal),
    forget: () => void (cached = undefined),
  };
};

/** Retries a temporary failure once, unless the time is up. */
const retryOnce = async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const isTemporary = error instanceof CompanyRegisterError && error.reason === "unavailable";
    if (!isTemporary || signal.aborted) throw error;
    return ask();
  }
};

/** Bolagsverket's API "Värdefulla datamängder", version 1: 60 requests a minute, free of charge. */
export const bolagsverket = (options: BolagsverketOptions): CompanyRegister => {
  const tokens = openTokens(options);
  const ask = async (body: string, signal: AbortSignal): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${await tokens.get(signal)}`,
      "content-type": "application/json",
      accept: "application/json",
    };
    return send(`${options.url}/organisationer`, { headers, body, signal });
  };
  return {
    find: ({ digits }) => {
      const signal = AbortSignal.timeout(options.wait ?? maxWait);
      const body = JSON.stringify({ identitetsbeteckning: digits });
      return retryOnce(signal, async () => {
        let response = await ask(body, signal);
        if (response.status === 401) {
          // A token can be revoked before it expires.
          tokens.forget();
          response = await ask(body, signal);
        }
        assertAnswered(response, "The register");
        return readOrganisations(await bodyOf(response, Organisations));
      });
    },
  };
};
