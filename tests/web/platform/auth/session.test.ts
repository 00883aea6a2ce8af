// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const amplify = {
  configureAmplify: vi.fn(async () => undefined),
  readTokens: vi.fn(),
  signOutHere: vi.fn(async () => undefined),
  onAuthChange: vi.fn(),
  warmSignOut: vi.fn(),
};
const loadAmplify = vi.fn(() => amplify);
vi.mock("#web/platform/auth/amplify.ts", () => loadAmplify());
const endSessions = vi.hoisted(() => vi.fn(async () => undefined));
const endThisSession = vi.hoisted(() => vi.fn(async (_token: string) => undefined));
vi.mock("#web/platform/auth/end-sessions.ts", () => ({ endSessions, endThisSession }));

const assign = vi.fn();
vi.stubGlobal("navigator", { languages: ["sv"] });
vi.stubGlobal("location", { pathname: "/my-bikes", search: "?sort=name", assign });

const signedInBefore = () => localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
const idToken = { accountId: "u1", name: "Anna", "cognito:groups": ["customer"] };

/** Imports a fresh module, as there is one session per page. */
const open = async () => {
  vi.resetModules();
  return import("#web/platform/auth/session.ts");
};

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  amplify.readTokens.mockResolvedValue({ accessToken: "t0ken", idToken });
});

describe("someone who never signed in here", () => {
  it("is known to be signed out without loading Amplify", async () => {
    const { currentSession, getAccessToken } = await open();
    expect(await currentSession()).toEqual({ state: "signed-out" });
    expect(await getAccessToken()).toBeUndefined();
    expect(loadAmplify).not.toHaveBeenCalled();
  });

  it("loads the code of signing out at the first use of a page", async () => {
    const { refreshSession } = await open();
    await refreshSession();
    expect(amplify.warmSignOut).not.toHaveBeenCalled();
    dispatchEvent(new Event("pointerdown"));
    dispatchEvent(new Event("pointerdown"));
    expect(amplify.warmSignOut).toHaveBeenCalledTimes(1);
  });

  it("is signed in once the sign-in page says so", async () => {
    const { currentSession, refreshSession } = await open();
    await currentSession();
    await refreshSession();
    expect(await currentSession()).toMatchObject({ state: "signed-in", role: "customer", userId: "u1" });
  });
});

describe("someone who has signed in before", () => {
  beforeEach(signedInBefore);

  it("is who the ID token says, with an access token for the API", async () => {
    const { currentSession, getAccessToken } = await open();
    expect(await currentSession()).toEqual({
      state: "signed-in",
      userId: "u1",
      name: "Anna",
      role: "customer",
    });
    expect(await getAccessToken()).toBe("t0ken");
    expect(amplify.configureAmplify).toHaveBeenCalledOnce();
  });

  it("is signed out when the tokens are invalid", async () => {
    amplify.readTokens.mockResolvedValue({});
    const { currentSession } = await open();
    expect(await currentSession()).toEqual({ state: "signed-out" });
  });

  it("gets a network error when the tokens cannot be renewed", async () => {
    const { currentSession, getAccessToken } = await open();
    await currentSession();
    amplify.readTokens.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(getAccessToken()).rejects.toMatchObject({ name: "NetworkError" });
  });
});

describe("leaving", () => {
  beforeEach(() => {
    signedInBefore();
    localStorage.setItem("cr:theme", "dark");
    localStorage.setItem("cr:last-activity", String(Date.now()));
  });

  it("ends every session, clears the storage except device settings, and opens the home page", async () => {
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(endSessions).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(assign.mock.calls).toEqual([["/"]]);
  });

  it("also clears the storage if the server does not answer, stays and says so", async () => {
    endSessions.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(await currentSession()).toEqual({ state: "signed-out", onlyHere: true });
    expect(assign).not.toHaveBeenCalled();
  });

  it("after inactivity ends only this browser's session, and opens the home page", async () => {
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(endThisSession.mock.calls).toEqual([["t0ken"]]);
    expect(amplify.signOutHere).toHaveBeenCalledOnce();
    expect(endSessions).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(assign.mock.calls).toEqual([["/?ended=inactivity&next=%2Fmy-bikes%3Fsort%3Dname"]]);
  });

  it("after inactivity revokes the token even if the server does not answer", async () => {
    endThisSession.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(amplify.signOutHere).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledOnce();
  });

  it("does not wait for a pool that does not answer", async () => {
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    amplify.signOutHere.mockReturnValueOnce(new Promise(() => undefined));
    vi.useFakeTimers();
    const ended = endInactiveSession();
    await vi.advanceTimersByTimeAsync(3000);
    await ended;
    vi.useRealTimers();
    expect(assign).toHaveBeenCalledOnce();
  });

  it("happens once, however often the API reports the end of the session", async () => {
    const { currentSession } = await open();
    await currentSession();
    const { notifyOf } = await import("#web/platform/api/problem-listeners.ts");
    notifyOf("session-ended");
    notifyOf("session-ended");
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=elsewhere"]]);
  });

  it("mentions no other device while another tab is signing out", async () => {
    const { currentSession } = await open();
    await currentSession();
    const { announceSignOut } = await import("#web/platform/auth/signing-out.ts");
    announceSignOut();
    const { notifyOf } = await import("#web/platform/api/problem-listeners.ts");
    notifyOf("session-ended");
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname"]]);
  });

  it("mentions another device if a tab announced its sign-out long ago", async () => {
    localStorage.setItem("cr:signing-out", String(Date.now() - 31_000));
    const { currentSession } = await open();
    await currentSession();
    const { notifyOf } = await import("#web/platform/api/problem-listeners.ts");
    notifyOf("session-ended");
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=elsewhere"]]);
  });

  it("does nothing when already signed out", async () => {
    localStorage.clear();
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("the last activity of an earlier session", () => {
  it("does not count against the person who signs in next", async () => {
    localStorage.setItem("cr:last-activity", "1");
    const { currentSession, refreshSession } = await open();
    await currentSession();
    await refreshSession();
    expect(Number(localStorage.getItem("cr:last-activity"))).toBeGreaterThan(1);
  });

  it("counts for a session that continues", async () => {
    signedInBefore();
    const earlier = String(Date.now() - 60_000);
    localStorage.setItem("cr:last-activity", earlier);
    const { currentSession } = await open();
    await currentSession();
    expect(localStorage.getItem("cr:last-activity")).toBe(earlier);
  });

  it("ends a session that was inactive for too long before it is used", async () => {
    signedInBefore();
    localStorage.setItem("cr:last-activity", String(Date.now() - 20 * 60_000));
    const { currentSession } = await open();
    expect(await Promise.all([currentSession(), currentSession()])).toEqual([
      { state: "signed-out", inactive: true },
      { state: "signed-out", inactive: true },
    ]);
    expect(amplify.readTokens).not.toHaveBeenCalled();
    expect(amplify.signOutHere).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });
});

describe("a draft", () => {
  const draft = "cr:registration:u1";
  const begin = () => {
    signedInBefore();
    sessionStorage.clear();
    sessionStorage.setItem(draft, "{}");
    sessionStorage.setItem("cr:eid-order", "{}");
  };
  const storedKeys = () => Object.keys(sessionStorage);

  it("is kept after a sign-out for inactivity", async () => {
    begin();
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(storedKeys()).toEqual([draft]);
    const again = await open();
    signedInBefore();
    await again.currentSession();
    expect(storedKeys()).toEqual([draft]);
  });

  it("is deleted when its owner signs out", async () => {
    begin();
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(storedKeys()).toEqual([]);
  });

  it("is deleted when someone else signs in", async () => {
    begin();
    amplify.readTokens.mockResolvedValue({ accessToken: "t0ken", idToken: { ...idToken, accountId: "u2" } });
    const { currentSession } = await open();
    await currentSession();
    expect(storedKeys()).toEqual(["cr:eid-order"]);
  });
});
