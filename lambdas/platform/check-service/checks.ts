import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { passHeader, encodeSolution } from "#contract/platform/challenges.ts";
import type { ServiceCheck } from "#contract/platform/metrics.ts";
import { numberOfServiceCheck } from "#contract/platform/reading-limits.ts";
import { apiBase } from "#contract/platform/route.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { system } from "#lambdas/platform/system.ts";

const timeoutMs = 15_000;

/**
 * A new address each time, because sign-ins are limited per address. RFC 2606 reserves the domain `.invalid`.
 */
const unknownEmail = (): string => `${system.newId("check")}@example.invalid`;

type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const request = (address: string, init: RequestOptions = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { "user-agent": "Cykelregistret service check", ...init.headers },
    signal: AbortSignal.timeout(timeoutMs),
  });

const expectStatus = async (address: string, status: number, init?: RequestOptions): Promise<string> => {
  const response = await request(address, init);
  const text = await response.text();
  if (response.status !== status) throw new Error(`${new URL(address).pathname} answered ${response.status}`);
  return text;
};

const fetchJson = async (address: string, init?: RequestOptions): Promise<unknown> =>
  JSON.parse(await expectStatus(address, 200, init));

const checkSearch = async (origin: string): Promise<void> => {
  const { getSearchChallenge, searchPublicly } = searchRoutes;
  const given = await fetchJson(`${origin}${apiBase}${getSearchChallenge.path}`);
  const challenge = getSearchChallenge.response.parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = await fetchJson(`${origin}${apiBase}${searchPublicly.path}?q=${numberOfServiceCheck}`, {
    headers: { [passHeader]: encodeSolution(challenge, solution) },
  });
  searchPublicly.response.parse(answer);
};

const Pool = z.object({ userPoolClientId: z.string().min(1) });

/** Starts a sign-in with an unknown address. The user pool asks for a password proof, as it would for a known one. */
const checkSignIn = async (origin: string): Promise<void> => {
  await expectStatus(`${origin}/auth`, 200);
  const { userPoolClientId: ClientId } = Pool.parse(await fetchJson(`${origin}/config.json`));
  const AuthParameters = { USERNAME: unknownEmail(), SRP_A: Buffer.from(system.bytes(384)).toString("hex") };
  const command = new InitiateAuthCommand({ ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters });
  const pool = new CognitoIdentityProviderClient({});
  try {
    const { ChallengeName } = await pool.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) });
    if (ChallengeName !== "PASSWORD_VERIFIER") throw new Error(`The pool asks for ${ChallengeName}`);
  } finally {
    pool.destroy();
  }
};

/** Loads the registration page and its script, and expects the API to refuse a bike without a sign-in. */
const checkRegistration = async (origin: string): Promise<void> => {
  const page = await expectStatus(`${origin}/bike-registration`, 200);
  const [, program] = /<script[^>]* src="(\/[^"]+)"/.exec(page) ?? [];
  if (program === undefined) throw new Error("/bike-registration names no program");
  await expectStatus(`${origin}${program}`, 200);
  const { method, path } = bikeRoutes.registerBike;
  const headers = { "content-type": "application/json" };
  await expectStatus(`${origin}${apiBase}${path}`, 401, { method, headers, body: "{}" });
};

/** The checks by the metric that counts their failures. Each throws an error that names the failed request. */
export const checks: Readonly<Record<ServiceCheck, (origin: string) => Promise<void>>> = {
  SearchFails: checkSearch,
  SignInFails: checkSignIn,
  RegistrationFails: checkRegistration,
};
