import { useSyncExternalStore } from "react";
import { NetworkError } from "#web/platform/api/errors.ts";
import { onProblem } from "#web/platform/api/problem-listeners.ts";
import { afterInactivity } from "./after-inactivity.ts";
import { hasChangedStore } from "./changed-store.ts";
import { clearStorage } from "./clear-storage.ts";
import { requireStorage } from "./storage-blocked-error.ts";
import { forgetDraftsOfOthers } from "./drafts.ts";
import { type Identity, identityOf } from "./id-token.ts";
import { hasBeenInactive } from "./inactivity-watch.ts";
import { rememberActivity } from "./last-activity.ts";
import { proofPath } from "./next-location.ts";
import { pathAfterEnd } from "./signing-out.ts";
import { hasStoredSession, isSessionKey } from "./stored-session.ts";
import { waitBriefly } from "./with-patience.ts";

export type SettledSession =
  /** `onlyHere`: the server could not be reached. `inactive`: the page opened after the inactivity limit had passed. */
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
  // The last activity may stem from an earlier session.
  if (session.state === "signed-out" && next.state === "signed-in") rememberActivity(Date.now());
  if (next.state === "signed-in") forgetDraftsOfOthers(next.userId);
  session = next;
  for (const listener of listeners) listener();
  return next;
};

/** While the page navigates away, a session change must not redirect it again. */
let leaving = false;
/** True once the session is being cleared. Nothing of it may be stored after that. */
export const isLeaving = (): boolean => leaving;

/** A failure keeps the current session. */
const refreshQuietly = (): void => {
  if (!leaving) refreshSession().catch(() => undefined);
};

const connect = async () => {
  requireStorage();
  const amplify = await import("./amplify.ts");
  await amplify.configureAmplify();
  amplify.onAuthChange(refreshQuietly);
  // Opening a page without using it signs nobody out.
  for (const use of ["pointerdown", "keydown"]) addEventListener(use, amplify.warmSignOut, { once: true });
  // Someone signed in or out in another tab.
  addEventListener("storage", ({ key }) => (key === null || isSessionKey(key)) && refreshQuietly());
  return amplify;
};

let connection: ReturnType<typeof connect> | undefined;

/** Loads and configures Amplify on first use. Await it before any call to `aws-amplify/auth`. */
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

/** Reads the session again, after a sign-in or an event of Amplify. */
export const refreshSession = async (): Promise<SettledSession> => {
  settling = read();
  try {
    return settle(await settling);
  } catch (error) {
    settling = undefined;
    throw error;
  }
};

/** As `refreshSession`, with new tokens, for changes of the account itself. */
export const renewSession = async (): Promise<SettledSession> => {
  const { renewTokens } = await amplifyReady();
  await renewTokens();
  return refreshSession();
};

/** Returns the session. A browser without a stored session counts as signed out without loading Amplify. */
export const currentSession = async (): Promise<SettledSession> => {
  if (session.state !== "loading") return session;
  if (!hasStoredSession()) return settle(signedOut);
  settling ??= hasBeenInactive() ? signOutInactive() : undefined;
  return settling ?? refreshSession();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  currentSession().catch(() => settle(signedOut));
  return () => listeners.delete(listener);
};

/** Without a stored session there is nothing to wait for. */
const sessionNow = (): Session => (session.state === "loading" && !hasStoredSession() ? signedOut : session);

/** Prerendered pages show the signed-out state. */
export const useSession = (): Session => useSyncExternalStore(subscribe, sessionNow, () => signedOut);

/** Returns the access token, renewed when needed; undefined when signed out. */
export const getAccessToken = async (): Promise<string | undefined> => {
  if ((await currentSession()).state === "signed-out") return undefined;
  try {
    const { accessToken, idToken } = await (await amplifyReady()).readTokens();
    // A request begun in one store must not be sent as another.
    if (idToken !== undefined && hasChangedStore(session, { state: "signed-in", ...identityOf(idToken) })) {
      location.reload();
      throw new NetworkError("The person works in another store by now");
    }
    return accessToken;
  } catch (error) {
    throw new NetworkError("The session could not be renewed", { cause: error });
  }
};

const revoke = async (): Promise<void> => (await amplifyReady()).signOutHere();

/** Also ends the session on the server, so that unexpired tokens are refused. */
const endAtServer = async (): Promise<void> => {
  const [{ endThisSession }, token] = await Promise.all([
    import("./end-sessions.ts"),
    getAccessToken().catch(() => undefined),
  ]);
  await Promise.all([token && endThisSession(token).catch(() => undefined), revoke()]);
};

/** Signs out someone who opens a page after the limit has passed; public pages stay open to them. */
const signOutInactive = async (): Promise<SettledSession> => {
  await waitBriefly(revoke());
  clearStorage({ keepDrafts: true });
  return settle({ state: "signed-out", inactive: true });
};

const currentPath = (): string => location.pathname + location.search;

const endHere = async (ended: () => Promise<void>, address: string, keepDrafts = false): Promise<void> => {
  if (leaving || session.state === "signed-out") return;
  leaving = true;
  await waitBriefly(ended());
  clearStorage({ keepDrafts });
  location.assign(address);
};

/** Signs out this browser after inactivity. Drafts are kept for the same person. */
export const endInactiveSession = (): Promise<void> =>
  endHere(endAtServer, afterInactivity(currentPath()), true);

/** Signs out this browser and opens the sign-in page, with its reason and a way back to `wanted`. Drafts are kept for the same person. */
export const proveAgain = (wanted: string): Promise<void> => endHere(endAtServer, proofPath(wanted), true);

onProblem("session-ended", () =>
  hasBeenInactive()
    ? void endHere(revoke, afterInactivity(currentPath()), true)
    : void endHere(revoke, pathAfterEnd(currentPath())),
);

/** Clears the browser and opens a page, after the server has ended the session. */
export const leaveFor = (address: string): void => {
  leaving = true;
  clearStorage();
  location.assign(address);
};

/** Ends all sessions of the account, clears the browser and opens the home page. If the server does not answer, only this browser is signed out and the session says so. */
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
