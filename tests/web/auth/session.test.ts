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
vi.mock("#web/auth/end-sessions.ts", () => ({ endSessions }));

const assign = vi.fn();
vi.stubGlobal("location", { pathname: "/my-bikes", search: "?sort=name", assign });

const signedInBefore = () => localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
const idToken = { sub: "u1", name: "Anna", "cognito:groups": ["customer"] };

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

describe("somebody who never signed in here", () => {
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

describe("somebody who has signed in before", () => {
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
    localStorage.setItem("cr:last-activity", "1");
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

  it("after inactivity revokes the session of this browser and asks to sign in again", async () => {
    const { currentSession, endSession } = await open();
    await currentSession();
    await endSession("inactivity");
    expect(amplify.signOutHere).toHaveBeenCalledOnce();
    expect(endSessions).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual(["cr:theme"]);
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=inactivity"]]);
  });

  it("does not wait for a pool that does not answer", async () => {
    const { currentSession, endSession } = await open();
    await currentSession();
    amplify.signOutHere.mockReturnValueOnce(new Promise(() => undefined));
    vi.useFakeTimers();
    const ended = endSession("inactivity");
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
    expect(assign.mock.calls).toEqual([["/auth?next=%2Fmy-bikes%3Fsort%3Dname&ended=everywhere"]]);
  });

  it("is nothing for somebody who is signed out already", async () => {
    localStorage.clear();
    const { currentSession, endSession } = await open();
    await currentSession();
    await endSession("everywhere");
    expect(assign).not.toHaveBeenCalled();
  });
});

describe("what was noted of an earlier session", () => {
  it("does not count against whoever signs in next", async () => {
    localStorage.setItem("cr:last-activity", "1");
    const { currentSession, refreshSession } = await open();
    await currentSession();
    await refreshSession();
    expect(Number(localStorage.getItem("cr:last-activity"))).toBeGreaterThan(1);
  });

  it("counts for a session that goes on", async () => {
    signedInBefore();
    localStorage.setItem("cr:last-activity", "1");
    const { currentSession } = await open();
    await currentSession();
    expect(localStorage.getItem("cr:last-activity")).toBe("1");
  });
});
