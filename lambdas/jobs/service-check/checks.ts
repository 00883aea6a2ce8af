import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { bikeRoutes } from "#contract/bikes.ts";
import { passHeader, workDone } from "#contract/challenges.ts";
import type { ServiceCheck } from "#contract/metrics.ts";
import { apiBase } from "#contract/route.ts";
import { searchRoutes } from "#contract/search.ts";
import { system } from "#lambdas/system.ts";

/** In milliseconds. Nobody waits for a page so long. */
const patience = 15_000;

/** No bike has this number. */
const sought = "TJANSTEKONTROLL";
/** An address that nobody has, as the name is kept free for such, and another each time: sign-ins of one are limited. */
const stranger = (): string => `${system.newId("check")}@example.invalid`;

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const ask = (address: string, init: Asked = {}): Promise<Response> =>
  fetch(address, {
    ...init,
    headers: { "user-agent": "Cykelregistret service check", ...init.headers },
    signal: AbortSignal.timeout(patience),
  });

const expectStatus = async (address: string, status: number, init?: Asked): Promise<string> => {
  const answer = await ask(address, init);
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  return text;
};

const jsonOf = async (address: string, init?: Asked): Promise<unknown> =>
  JSON.parse(await expectStatus(address, 200, init));

/** A bike can be looked up by someone without an account. */
const search = async (origin: string): Promise<void> => {
  const { getSearchChallenge, searchPublicly } = searchRoutes;
  const given = await jsonOf(`${origin}${apiBase}${getSearchChallenge.path}`);
  const challenge = getSearchChallenge.response.parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  const found = await jsonOf(`${origin}${apiBase}${searchPublicly.path}?q=${sought}`, {
    headers: { [passHeader]: workDone(challenge, solution) },
  });
  searchPublicly.response.parse(found);
};

const Pool = z.object({ userPoolClientId: z.string().min(1) });

/** The user pool takes up a sign-in: it asks for the proof of a password, and does not say that nobody has this address. */
const signIn = async (origin: string): Promise<void> => {
  await expectStatus(`${origin}/auth`, 200);
  const { userPoolClientId: ClientId } = Pool.parse(await jsonOf(`${origin}/config.json`));
  const AuthParameters = { USERNAME: stranger(), SRP_A: Buffer.from(system.bytes(384)).toString("hex") };
  const asked = new InitiateAuthCommand({ ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters });
  const pool = new CognitoIdentityProviderClient({});
  try {
    const { ChallengeName } = await pool.send(asked, { abortSignal: AbortSignal.timeout(patience) });
    if (ChallengeName !== "PASSWORD_VERIFIER") throw new Error(`The pool asks for ${ChallengeName}`);
  } finally {
    pool.destroy();
  }
};

/** The page comes with what it runs, and the API takes a bike from nobody who has not signed in. */
const registration = async (origin: string): Promise<void> => {
  const page = await expectStatus(`${origin}/bike-registration`, 200);
  const [, program] = /<script[^>]* src="(\/[^"]+)"/.exec(page) ?? [];
  if (program === undefined) throw new Error("/bike-registration names no program");
  await expectStatus(`${origin}${program}`, 200);
  const { method, path } = bikeRoutes.registerBike;
  const headers = { "content-type": "application/json" };
  await expectStatus(`${origin}${apiBase}${path}`, 401, { method, headers, body: "{}" });
};

/** What matters most, by the name of the metric that counts its failures. Each throws a sentence with what did not answer as it should. */
export const checks: Readonly<Record<ServiceCheck, (origin: string) => Promise<void>>> = {
  SearchFails: search,
  SignInFails: signIn,
  RegistrationFails: registration,
};
