// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const amplify = {
  configureAmplify: vi.fn(async () => undefined),
  readTokens: vi.fn(),
  signOutEverywhereInPool: vi.fn(),
  onAuthChange: vi.fn(),
};
const loadAmplify = vi.fn(() => amplify);
vi.mock("#web/auth/amplify.ts", () => loadAmplify());

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
