import { randomUUID } from "node:crypto";
import * as z from "zod";
import { numberOf } from "#tests/lambdas/people/identity/services.ts";
import { type Person, configure, inNewSession, signInAs } from "../../../../scripts/smoke/people.ts";

const MovedIn = z.object({ email: z.string(), password: z.string() });

const tries = 8;

// Runs one sign-in at a time, because Amplify knows one person at a time.
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

/** Retries as a person would. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
    }
  }
};

export type Neighbour = { readonly email: string; readonly token: () => Promise<string> };

export const prepareSignIn = (siteUrl: string): Promise<void> => configure({ siteUrl });

const signedIn = (person: Person): Promise<void> =>
  inTurn(() =>
    patiently(async () => {
      await signInAs(person);
    }),
  );

/** Makes a new person with a proved identity and points, and signs them in. */
export const moveIn = async (siteUrl: string, serial: number): Promise<Neighbour> => {
  const personalNumber = numberOf(`${1930 + Math.floor(serial / 20)}0614`, 980 + (serial % 20));
  const answer = await fetch(`${siteUrl}/_local/people`, {
    method: "POST",
    body: JSON.stringify({ name: "Lasse Last", points: 2000, personalNumber }),
  });
  const account = MovedIn.parse(await answer.json());
  const person = inNewSession({ userId: randomUUID(), ...account });
  await signedIn(person);
  return { email: account.email, token: () => inTurn(() => patiently(person.token)) };
};
