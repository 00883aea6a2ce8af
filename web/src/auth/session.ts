import { useSyncExternalStore } from "react";
import { NetworkError } from "#web/api/errors.ts";
import { onSessionEnd } from "#web/api/session-end.ts";
import { documentAddress } from "#contract/documents.ts";
import { preferredLanguage } from "#web/i18n/language.ts";
import { hasChangedStore } from "./changed-store.ts";
import { clearStorage } from "./clear-storage.ts";
import { forgetDraftsOfOthers } from "./drafts.ts";
import { type Identity, identityOf } from "./id-token.ts";
import { hasBeenInactive } from "./inactivity-watch.ts";
import { rememberActivity } from "./last-activity.ts";
import { endedByInactivityPath, proofPath, signInPath } from "./next-location.ts";
import { pathAfterEnd } from "./signing-out.ts";
import { hasStoredSession, isSessionKey } from "./stored-session.ts";
import { withPatience } from "./with-patience.ts";

export type SettledSession =
  /** `onlyHere`: the server could not be told. `inactive`: nobody did anything for too long, which the page opened with. */
  | { readonly state: "signed-out"; readonly onlyHere?: true; readonly inactive?: true }
  | ({ readonly state: "signed-in" } & Identity);
export type Session = { readonly state: "loading" } | SettledSession;

const signedOut: SettledSession = { state: "signed-out" };
const loading: Session = { state: "loading" };

let session: Session = loading;
let settling: Promise<SettledSession> | undefined;
const listeners = new Set<() => void>();

const settle = (next: SettledSession): SettledSession => {
  if (hasChangedStore(session, next)) location.reload();
  // What was noted of an earlier session says nothing of a new one.
  if (session.state === "signed-out" && next.state === "signed-in") rememberActivity(Date.now());
  if (next.state === "signed-in") forgetDraftsOfOthers(next.userId);
  session = next;
  for (const listener of listeners) listener();
  return next;
};

/** While leaving, a changed session must not send the page anywhere else. */
let leaving = false;
/** Nothing of the session is to be stored any more. */
export const isLeaving = (): boolean => leaving;

/** Without an answer what was known stands. */
const reread = (): void => {
  if (!leaving) refreshSession().catch(() => undefined);
};

const connect = async () => {
  const amplify = await import("./amplify.ts");
  await amplify.configureAmplify();
  amplify.onAuthChange(reread);
  // Someone signed in or out in another tab.
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

/** Reads again who is signed in: after signing in, and whenever Amplify says that something changed. */
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

/** Who is signed in. Someone who never signed in here is known to be signed out without loading Amplify. */
export const currentSession = async (): Promise<SettledSession> => {
  if (session.state !== "loading") return session;
  if (!hasStoredSession()) return settle(signedOut);
  settling ??= hasBeenInactive() ? forgetInactive() : undefined;
  return settling ?? refreshSession();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  currentSession().catch(() => settle(signedOut));
  return () => listeners.delete(listener);
};

/** A person who never signed in here need not be waited for. */
const known = (): Session => (session.state === "loading" && !hasStoredSession() ? signedOut : session);

/** What is written out as a document is for someone signed out. */
export const useSession = (): Session => useSyncExternalStore(subscribe, known, () => signedOut);

/** The token the API wants, renewed when needed; undefined for someone signed out. */
export const getAccessToken = async (): Promise<string | undefined> => {
  if ((await currentSession()).state === "signed-out") return undefined;
  try {
    const { accessToken, idToken } = await (await amplifyReady()).readTokens();
    // Nothing that was meant for one store is ever sent to another.
    if (idToken !== undefined && hasChangedStore(session, { state: "signed-in", ...identityOf(idToken) })) {
      location.reload();
      throw new NetworkError("The person works in another store by now");
    }
    return accessToken;
  } catch (error) {
    throw new NetworkError("The session could not be renewed", { cause: error });
  }
};

/** Has the pool renew no token of this browser any more. */
const revoke = async (): Promise<void> => (await amplifyReady()).signOutHere();

/** Also has the server refuse tokens that have not expired yet. */
const endAtServer = async (): Promise<void> => {
  const [{ endThisSession }, token] = await Promise.all([
    import("./end-sessions.ts"),
    getAccessToken().catch(() => undefined),
  ]);
  await Promise.all([token && endThisSession(token).catch(() => undefined), revoke()]);
};

/** Of someone who comes back long after they should have been signed out: the server knows, and public pages stay open to them. */
const forgetInactive = async (): Promise<SettledSession> => {
  await withPatience(revoke());
  clearStorage({ keepDrafts: true });
  return settle({ state: "signed-out", inactive: true });
};

const here = (): string => location.pathname + location.search;

const endHere = async (ended: () => Promise<void>, address: string, keepDrafts = false): Promise<void> => {
  if (leaving || session.state === "signed-out") return;
  leaving = true;
  await withPatience(ended());
  clearStorage({ keepDrafts });
  location.assign(address);
};

/** Where someone comes who has been signed out because they did nothing. */
export const afterInactivity = (wanted: string): string =>
  endedByInactivityPath(documentAddress("/", preferredLanguage()), wanted);

/** Ends the session of this browser alone because nobody does anything in it. What was begun waits for the same person. */
export const endInactiveSession = (): Promise<void> => endHere(endAtServer, afterInactivity(here()), true);

/** Ends the session of this browser alone and asks to sign in again, which leads to `wanted`. What was begun waits for the same person. */
export const signInAgain = (wanted: string): Promise<void> => endHere(endAtServer, signInPath(wanted), true);

/** As `signInAgain`, to change how one signs in. */
export const proveAgain = (wanted: string): Promise<void> => endHere(endAtServer, proofPath(wanted));

onSessionEnd(() =>
  hasBeenInactive()
    ? void endHere(revoke, afterInactivity(here()), true)
    : void endHere(revoke, pathAfterEnd(here())),
);

/** Leaves for a page with nothing of the session left in the browser, where the server has ended it already. */
export const leaveFor = (address: string): void => {
  leaving = true;
  clearStorage();
  location.assign(address);
};

/** Ends every session of the account and leaves for the home page with nothing of it left in the browser. Where the server does not answer, this browser alone is signed out, and the session says so. */
export const signOutEverywhere = async (): Promise<void> => {
  if (leaving) return;
  leaving = true;
  try {
    const { endSessions } = await import("./end-sessions.ts");
    await endSessions(getAccessToken);
  } catch {
    clearStorage();
    settle({ state: "signed-out", onlyHere: true });
    return;
  }
  leaveFor("/");
};
