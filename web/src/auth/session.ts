import { useSyncExternalStore } from "react";
import { NetworkError } from "#web/api/errors.ts";
import { clearStorage } from "./clear-storage.ts";
import { type Identity, identityOf } from "./id-token.ts";
import { hasStoredSession, isSessionKey } from "./stored-session.ts";

export type SettledSession = { readonly state: "signed-out" } | ({ readonly state: "signed-in" } & Identity);
export type Session = { readonly state: "loading" } | SettledSession;

const signedOut: SettledSession = { state: "signed-out" };
const loading: Session = { state: "loading" };

let session: Session = loading;
let settling: Promise<SettledSession> | undefined;
const listeners = new Set<() => void>();

const settle = (next: SettledSession): SettledSession => {
  session = next;
  for (const listener of listeners) listener();
  return next;
};

/** While leaving, a changed session must not send the page anywhere else. */
let leaving = false;

/** Without an answer what was known stands. */
const reread = (): void => {
  if (!leaving) refreshSession().catch(() => undefined);
};

const connect = async () => {
  const amplify = await import("./amplify.ts");
  await amplify.configureAmplify();
  amplify.onAuthChange(reread);
  // Somebody signed in or out in another tab.
  addEventListener("storage", ({ key }) => (key === null || isSessionKey(key)) && reread());
  return amplify;
};

let connection: ReturnType<typeof connect> | undefined;

/** Amplify, loaded and configured at the first need. Await it before calling anything of `aws-amplify/auth`. */
export const amplifyReady = async (): ReturnType<typeof connect> => {
  connection ??= connect();
  try {
    return await connection;
  } catch (error) {
    connection = undefined;
    throw error;
  }
};

const read = async (): Promise<SettledSession> => {
  const { readTokens } = await amplifyReady();
  const { idToken } = await readTokens();
  return idToken === undefined ? signedOut : { state: "signed-in", ...identityOf(idToken) };
};

/** Reads anew who is signed in: after signing in, and whenever Amplify says that something changed. */
export const refreshSession = async (): Promise<SettledSession> => {
  settling = read();
  try {
    return settle(await settling);
  } catch (error) {
    settling = undefined;
    throw error;
  }
};

/** As `refreshSession`, with new tokens: for what has just changed about the person themselves. */
export const renewSession = async (): Promise<SettledSession> => {
  const { renewTokens } = await amplifyReady();
  await renewTokens();
  return refreshSession();
};

/** Who is signed in. Somebody who never signed in here is known to be signed out without loading Amplify. */
export const currentSession = async (): Promise<SettledSession> => {
  if (session.state !== "loading") return session;
  if (!hasStoredSession()) return settle(signedOut);
  return settling ?? refreshSession();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  currentSession().catch(() => settle(signedOut));
  return () => listeners.delete(listener);
};

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  );

/** The token the API wants, renewed when needed; undefined for somebody signed out. */
export const getAccessToken = async (): Promise<string | undefined> => {
  if ((await currentSession()).state === "signed-out") return undefined;
  try {
    const { readTokens } = await amplifyReady();
    return (await readTokens()).accessToken;
  } catch (error) {
    throw new NetworkError("The session could not be renewed", { cause: error });
  }
};

/** Ends every session of the account and leaves for the home page with nothing of it left in the browser. */
export const signOutEverywhere = async (): Promise<void> => {
  leaving = true;
  try {
    const { signOutEverywhereInPool } = await amplifyReady();
    await signOutEverywhereInPool();
  } finally {
    clearStorage();
    location.assign("/");
  }
};
