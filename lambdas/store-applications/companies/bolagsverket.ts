import * as z from "zod";
import { Organisations, readOrganisations } from "./bolagsverket-answer.ts";
import { type CompanyRegister, CompanyRegisterError } from "./company-register.ts";

export type BolagsverketOptions = {
  /** Below it lies `/organisationer`. */
  readonly url: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
  /** Milliseconds for all of one question. */
  readonly wait?: number;
};

/** A person waits at a form. */
const longestWait = 8000;
/** A token is asked for again before it runs out on the way. */
const margin = 60_000;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Everything that goes wrong on the way, without what was asked: the question can hold a personal number. */
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
  // Too many questions and faults of its own pass, what it refuses it will refuse again.
  const passes = status === 429 || status >= 500;
  throw new CompanyRegisterError(passes ? "unavailable" : "unusable", `${what}: ${status}`);
};

/** Kept for as long as it is good, by the process that asked for it. */
const openTokens = ({ tokenUrl, clientId, clientSecret, now }: BolagsverketOptions) => {
  let kept: { readonly token: string; readonly until: number } | undefined;
  const fetchToken = async (signal: AbortSignal): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      // A token without it is refused by the register.
      scope: "vardefulla-datamangder:read",
    });
    const response = await send(tokenUrl, { body, signal });
    assertAnswered(response, "No token");
    const { access_token: token, expires_in: seconds } = await bodyOf(response, Token);
    kept = { token, until: now().getTime() + seconds * 1000 - margin };
    return token;
  };
  return {
    get: async (signal: AbortSignal) =>
      kept !== undefined && now().getTime() < kept.until ? kept.token : fetchToken(signal),
    forget: () => void (kept = undefined),
  };
};

/** Asking changes nothing, so it is safe to ask once more; not when time has run out, for the person has waited long enough. */
const twice = async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const passes = error instanceof CompanyRegisterError && error.reason === "unavailable";
    if (!passes || signal.aborted) throw error;
    return ask();
  }
};

/** Bolagsverket's API "Värdefulla datamängder", version 1: 60 questions a minute, free of charge. */
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
      const signal = AbortSignal.timeout(options.wait ?? longestWait);
      const body = JSON.stringify({ identitetsbeteckning: digits });
      return twice(signal, async () => {
        let response = await ask(body, signal);
        if (response.status === 401) {
          // A token can be taken back before its time.
          tokens.forget();
          response = await ask(body, signal);
        }
        assertAnswered(response, "The register");
        return readOrganisations(await bodyOf(response, Organisations));
      });
    },
  };
};
