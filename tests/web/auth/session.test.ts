// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const amplify = {
  configureAmplify: vi.fn(async () => undefined),
  readTokens: vi.fn(),
  signOutHere: vi.fn(async () => undefined),
  onAuthChange: vi.fn(),
};
const loadAmplify = vi.fn(() => amplify);
vi.mock("#web/auth/amplify.ts", () => loadAmplify());
const endSessions = vi.hoisted(() => vi.fn(async () => undefined));
const endThisSession = vi.hoisted(() => vi.fn(async (_token: string) => undefined));
vi.mock("#web/auth/end-sessions.ts", () => ({ endSessions, endThisSession }));

const assign = vi.fn();
vi.stubGlobal("navigator", { languages: ["sv"] });
vi.stubGlobal("location", { pathname: "/my-bikes", search: "?sort=name", assign });

const signedInBefore = () => localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
const idToken = { accountId: "u1", name: "Anna", "cognito:groups": ["customer"] };

/** A fresh module each time: the session is one per page. */
const open = async () => {
  vi.resetModules();
  return import("#web/auth/session.ts");
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

  it("is signed out when the tokens are no longer worth anything", async () => {
    amplify.readTokens.mockResolvedValue({});
    const { currentSession } = await open();
    expect(await currentSession()).toEqual({ state: "signed-out" });
  });

  it("gets a network error for a call when the tokens cannot be renewed just now", async () => {
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

  it("ends every session, empties the store but for what belongs to the device, and goes home", async () => {
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(endSessions).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(assign.mock.calls).toEqual([["/"]]);
  });

  it("empties the store without an answer too, stays where it can say so, and says so", async () => {
    endSessions.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(await currentSession()).toEqual({ state: "signed-out", onlyHere: true });
    expect(assign).not.toHaveBeenCalled();
  });

  it("after inactivity ends the session of this browser at server and pool, and goes home", async () => {
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(endThisSession.mock.calls).toEqual([["t0ken"]]);
    expect(amplify.signOutHere).toHaveBeenCalledOnce();
    expect(endSessions).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(assign.mock.calls).toEqual([["/?ended=inactivity&next=%2Fmy-bikes%3Fsort%3Dname"]]);
  });

  it("after inactivity revokes what the server could not be told of", async () => {
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

  it("happens once, however often the API says that the session was ended", async () => {
    const { currentSession } = await open();
    await currentSession();
    const { tellSessionEnd } = await import("#web/api/session-end.ts");
    tellSessionEnd();
    tellSessionEnd();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=elsewhere"]]);
  });

  it("happened in this browser where another tab is signing out", async () => {
    const { currentSession } = await open();
    await currentSession();
    const { tellSigningOut } = await import("#web/auth/signing-out.ts");
    tellSigningOut();
    const { tellSessionEnd } = await import("#web/api/session-end.ts");
    tellSessionEnd();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname"]]);
  });

  it("happened elsewhere where a tab said long ago that it was signing out, and was closed", async () => {
    localStorage.setItem("cr:signing-out", String(Date.now() - 31_000));
    const { currentSession } = await open();
    await currentSession();
    const { tellSessionEnd } = await import("#web/api/session-end.ts");
    tellSessionEnd();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=elsewhere"]]);
  });

  it("is nothing for someone who is signed out already", async () => {
    localStorage.clear();
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("what was noted of an earlier session", () => {
  it("does not count against the person who signs in next", async () => {
    localStorage.setItem("cr:last-activity", "1");
    const { currentSession, refreshSession } = await open();
    await currentSession();
    await refreshSession();
    expect(Number(localStorage.getItem("cr:last-activity"))).toBeGreaterThan(1);
  });

  it("counts for a session that goes on", async () => {
    signedInBefore();
    const earlier = String(Date.now() - 60_000);
    localStorage.setItem("cr:last-activity", earlier);
    const { currentSession } = await open();
    await currentSession();
    expect(localStorage.getItem("cr:last-activity")).toBe(earlier);
  });

  it("ends a session that was left alone for too long before anything is asked for with it", async () => {
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

describe("what someone has begun", () => {
  const draft = "cr:registration:u1";
  const begin = () => {
    signedInBefore();
    sessionStorage.clear();
    sessionStorage.setItem(draft, "{}");
    sessionStorage.setItem("cr:eid-order", "{}");
  };
  const kept = () => Object.keys(sessionStorage);

  it("waits for them when they are signed out because they did nothing", async () => {
    begin();
    const { currentSession, endInactiveSession } = await open();
    await currentSession();
    await endInactiveSession();
    expect(kept()).toEqual([draft]);
    const again = await open();
    signedInBefore();
    await again.currentSession();
    expect(kept()).toEqual([draft]);
  });

  it("is gone when they sign out themselves", async () => {
    begin();
    const { currentSession, signOutEverywhere } = await open();
    await currentSession();
    await signOutEverywhere();
    expect(kept()).toEqual([]);
  });

  it("is gone when someone else signs in", async () => {
    begin();
    amplify.readTokens.mockResolvedValue({ accessToken: "t0ken", idToken: { ...idToken, accountId: "u2" } });
    const { currentSession } = await open();
    await currentSession();
    expect(kept()).toEqual(["cr:eid-order"]);
  });
});
