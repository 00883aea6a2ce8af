import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, password, start } from "./accounts.ts";
import {
  failure,
  poolId,
  scriptClient,
  startPool,
  webClient,
  type TriggerEvent,
  type TriggerFunction,
} from "./harness.ts";

const unchanged: TriggerFunction = (event) => event;

const respond =
  (response: object): TriggerFunction =>
  (event) => ({ ...event, response });

const pool = await startPool({
  functions: {
    PreSignUp: (event) => {
      if (String(event.request.userAttributes.email).endsWith("@spam.se")) throw new Error("No spam");
      return event;
    },
    PostConfirmation: async (event) => {
      await pool.client.send(
        new AdminAddUserToGroupCommand({
          UserPoolId: poolId,
          Username: event.userName,
          GroupName: "customer",
        }),
      );
      return event;
    },
    CustomMessage: (event) => {
      const swedish = event.request.userAttributes.locale === "sv";
      event.response.emailSubject = swedish ? "Din kod" : "Your code";
      event.response.emailMessage = `<p>${swedish ? "Hej" : "Hello"} ${event.request.clientMetadata?.page} {username}</p><p>${event.request.codeParameter}</p>`;
      return event;
    },
    PreTokenGeneration: unchanged,
    PreAuthentication: unchanged,
    PostAuthentication: unchanged,
    DefineAuthChallenge: unchanged,
    CreateAuthChallenge: unchanged,
    VerifyAuthChallengeResponse: unchanged,
  },
});
await createUser(pool, "user@example.se");
afterAll(() => pool.close());
beforeEach(() => void pool.events.splice(0));

const raised = (source: string): TriggerEvent => {
  const event = pool.events.find(({ triggerSource }) => triggerSource === source);
  if (event === undefined) throw new Error(`${source} was not raised`);
  return event;
};

describe("PreSignUp", () => {
  const signUp = (email: string) =>
    pool.client.send(
      new SignUpCommand({
        ClientId: webClient,
        Username: email,
        Password: password,
        ValidationData: [{ Name: "captcha", Value: "ok" }],
        ClientMetadata: { page: "sida" },
      }),
    );

  it("refuses a sign-up with its own message and stores nothing", async () => {
    const refused = await failure(signUp("a@spam.se"));
    expect(refused.name).toBe("UserLambdaValidationException");
    expect(refused.message).toBe("PreSignUp failed with error No spam.");
    expect((await failure(signUp("a@spam.se"))).name).toBe("UserLambdaValidationException");
    expect(raised("PreSignUp_SignUp")).toMatchObject({
      version: "1",
      callerContext: { clientId: webClient },
      request: {
        userAttributes: { email: "a@spam.se" },
        validationData: { captcha: "ok" },
        clientMetadata: { page: "sida" },
      },
    });
  });

  it("confirms at once if it says so", async () => {
    const before = pool.functions.PreSignUp!;
    pool.functions.PreSignUp = respond({ autoConfirmUser: true, autoVerifyEmail: true });
    try {
      expect(await signUp("auto@example.se")).toMatchObject({ UserConfirmed: true });
      expect(raised("PostConfirmation_ConfirmSignUp").request.userAttributes).toMatchObject({
        email_verified: "true",
        "cognito:user_status": "CONFIRMED",
      });
    } finally {
      pool.functions.PreSignUp = before;
    }
  });

  it("is also called for users that an administrator creates", async () => {
    const invite = new AdminCreateUserCommand({ UserPoolId: poolId, Username: "b@spam.se" });
    expect((await failure(pool.client.send(invite))).message).toBe("PreSignUp failed with error No spam.");
    expect(raised("PreSignUp_AdminCreateUser").callerContext.clientId).toBe("CLIENT_ID_NOT_APPLICABLE");
  });

  it("lets only one of two simultaneous sign-ups for an e-mail through", async () => {
    const both = await Promise.allSettled([signUp("race@example.se"), signUp("RACE@example.se")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("CustomMessage and PostConfirmation", () => {
  it("write the mail in the user's language and see the confirmation", async () => {
    const email = "sven@example.se";
    await pool.client.send(
      new SignUpCommand({
        ClientId: webClient,
        Username: email,
        Password: password,
        UserAttributes: [{ Name: "locale", Value: "sv" }],
        ClientMetadata: { page: "start" },
      }),
    );
    const code = pool.lastCode(email);
    expect(pool.mails.at(-1)).toEqual({
      to: email,
      subject: "Din kod",
      html: `<p>Hej start ${email}</p><p>${code}</p>`,
      text: `Hej start ${email}\n${code}`,
    });
    expect(raised("CustomMessage_SignUp").request).toMatchObject({
      codeParameter: "{####}",
      usernameParameter: null,
      userAttributes: { locale: "sv", "cognito:user_status": "UNCONFIRMED" },
    });
    await pool.client.send(
      new ConfirmSignUpCommand({
        ClientId: webClient,
        Username: email,
        ConfirmationCode: code,
        ClientMetadata: { page: "confirm" },
      }),
    );
    expect(raised("PostConfirmation_ConfirmSignUp").request).toMatchObject({
      userAttributes: { email_verified: "true", "cognito:user_status": "CONFIRMED" },
      clientMetadata: { page: "confirm" },
    });
    await pool.forget(email);
    await pool.client.send(
      new ConfirmForgotPasswordCommand({
        ClientId: webClient,
        Username: email,
        ConfirmationCode: pool.lastCode(email),
        Password: "nytt lösenord",
      }),
    );
    expect(raised("CustomMessage_ForgotPassword").userName).toBe(raised("CustomMessage_SignUp").userName);
    expect(raised("PostConfirmation_ConfirmForgotPassword").version).toBe("1");
    const { AuthenticationResult } = await start(pool, email, "nytt lösenord");
    expect(decodeJwt(AuthenticationResult!.AccessToken!)["cognito:groups"]).toEqual(["customer"]);
  });

  it("get the metadata of a server that requests a first password", async () => {
    const ClientMetadata = { occasion: "welcome", page: "eid" };
    await pool.forget("user@example.se", ClientMetadata);
    expect(raised("CustomMessage_ForgotPassword").request.clientMetadata).toEqual(ClientMetadata);
    expect(pool.mails.at(-1)!.text).toContain("Hello eid");
  });

  it("refuse a message without the code", async () => {
    const before = pool.functions.CustomMessage!;
    pool.functions.CustomMessage = respond({ emailMessage: "Hej!" });
    try {
      const signUp = new SignUpCommand({
        ClientId: webClient,
        Username: "unworded@example.se",
        Password: password,
      });
      expect((await failure(pool.client.send(signUp))).name).toBe("InvalidLambdaResponseException");
    } finally {
      pool.functions.CustomMessage = before;
    }
  });
});

describe("PreTokenGeneration", () => {
  const withOverrides = async (details: object) => {
    pool.functions.PreTokenGeneration = respond({ claimsAndScopeOverrideDetails: details });
    try {
      const { AuthenticationResult } = await start(pool, "user@example.se");
      return {
        access: decodeJwt(AuthenticationResult!.AccessToken!),
        id: decodeJwt(AuthenticationResult!.IdToken!),
      };
    } finally {
      pool.functions.PreTokenGeneration = unchanged;
    }
  };

  it("adds and removes claims, scopes and groups", async () => {
    const { access, id } = await withOverrides({
      accessTokenGeneration: {
        claimsToAddOrOverride: { storeId: "store_1", level: 2 },
        scopesToAdd: ["bikes.write"],
      },
      idTokenGeneration: { claimsToAddOrOverride: { theme: "dark" }, claimsToSuppress: ["email"] },
      groupOverrideDetails: { groupsToOverride: ["store"] },
    });
    expect(access).toMatchObject({
      storeId: "store_1",
      level: 2,
      scope: "aws.cognito.signin.user.admin bikes.write",
      "cognito:groups": ["store"],
    });
    expect(id).toMatchObject({ theme: "dark", "cognito:groups": ["store"] });
    expect(id["email"]).toBeUndefined();
    expect(raised("TokenGeneration_Authentication")).toMatchObject({
      version: "2",
      request: {
        groupConfiguration: { groupsToOverride: [] },
        scopes: ["aws.cognito.signin.user.admin"],
        userAttributes: { email: "user@example.se" },
      },
      response: { claimsAndScopeOverrideDetails: null },
    });
  });

  it("is called at every sign-in and renewal, and after a new password", async () => {
    const claimsToAddOrOverride = { storeId: "store_1" };
    pool.functions.PreTokenGeneration = respond({
      claimsAndScopeOverrideDetails: {
        idTokenGeneration: { claimsToAddOrOverride },
        accessTokenGeneration: { claimsToAddOrOverride },
      },
    });
    const storeIds = ({ AuthenticationResult: tokens }: Awaited<ReturnType<typeof start>>) =>
      [tokens!.AccessToken!, tokens!.IdToken!].map((token) => decodeJwt(token)["storeId"]);
    try {
      const first = await start(pool, "user@example.se");
      const refresh = new InitiateAuthCommand({
        ClientId: scriptClient,
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: first.AuthenticationResult!.RefreshToken! },
        ClientMetadata: { page: "renewal" },
      });
      expect(storeIds(await pool.client.send(refresh))).toEqual(["store_1", "store_1"]);
      expect(raised("TokenGeneration_RefreshTokens").request.clientMetadata).toEqual({ page: "renewal" });
      const invited = { UserPoolId: poolId, Username: "store@example.se" };
      await pool.client.send(new AdminCreateUserCommand({ ...invited, TemporaryPassword: password }));
      const { Session } = await start(pool, "store@example.se");
      const answer = new RespondToAuthChallengeCommand({
        ClientId: scriptClient,
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session: Session!,
        ChallengeResponses: { USERNAME: "store@example.se", NEW_PASSWORD: "en lång kedja" },
      });
      expect(storeIds(await pool.client.send(answer))).toEqual(["store_1", "store_1"]);
      expect(raised("TokenGeneration_NewPasswordChallenge").version).toBe("2");
    } finally {
      pool.functions.PreTokenGeneration = unchanged;
    }
  });

  it("cannot change the subject or lifetime of a token", async () => {
    const claimsToAddOrOverride = { sub: "someone else", exp: 9_999_999_999, token_use: "id", iss: "me" };
    const { access } = await withOverrides({
      accessTokenGeneration: { claimsToAddOrOverride, claimsToSuppress: ["exp", "sub"] },
    });
    expect(access.sub).toBe(access["username"]);
    expect(access).toMatchObject({ token_use: "access", iss: pool.issuer });
    expect(access.exp! - access.iat!).toBe(900);
  });

  it("fails the sign-in with an invalid response", async () => {
    pool.functions.PreTokenGeneration = () => ({ nonsense: true }) as unknown as TriggerEvent;
    try {
      expect((await failure(start(pool, "user@example.se"))).name).toBe("InvalidLambdaResponseException");
    } finally {
      pool.functions.PreTokenGeneration = unchanged;
    }
  });
});

describe("PreAuthentication and PostAuthentication", () => {
  it("run around a sign-in, and the first may refuse it", async () => {
    await start(pool, "user@example.se");
    const sources = pool.events.map(({ triggerSource }) => triggerSource);
    expect(sources).toEqual([
      "PreAuthentication_Authentication",
      "PostAuthentication_Authentication",
      "TokenGeneration_Authentication",
    ]);
    pool.functions.PreAuthentication = () => {
      throw new Error("Closed");
    };
    try {
      expect((await failure(start(pool, "user@example.se"))).message).toBe(
        "PreAuthentication failed with error Closed.",
      );
    } finally {
      pool.functions.PreAuthentication = unchanged;
    }
  });
});

describe("A custom sign-in", () => {
  const threeTries: TriggerFunction = (event) => {
    const session = event.request.session as { challengeName: string; challengeResult: boolean }[];
    const last = session.at(-1);
    if (last?.challengeResult === true && last.challengeName !== "SRP_A") {
      return { ...event, response: { issueTokens: true, failAuthentication: false } };
    }
    if (session.length >= 3) return { ...event, response: { issueTokens: false, failAuthentication: true } };
    return { ...event, response: { challengeName: "CUSTOM_CHALLENGE" } };
  };

  beforeAll(() => {
    pool.functions.DefineAuthChallenge = threeTries;
    pool.functions.CreateAuthChallenge = respond({
      publicChallengeParameters: { orderRef: "ref-1" },
      privateChallengeParameters: { answer: "kedja" },
      challengeMetadata: "BANKID",
    });
    pool.functions.VerifyAuthChallengeResponse = (event) => ({
      ...event,
      response: {
        answerCorrect: event.request.challengeAnswer === event.request.privateChallengeParameters.answer,
      },
    });
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: poolId,
          userPoolClientId: webClient,
          userPoolEndpoint: pool.endpoint,
          loginWith: { email: true },
        },
      },
    });
  });

  const begin = () =>
    auth.signIn({ username: "user@example.se", options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });

  it("gives tokens for the right answer, also after a wrong one", async () => {
    const first = await begin();
    expect(first.nextStep).toMatchObject({
      signInStep: "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE",
      additionalInfo: { orderRef: "ref-1" },
    });
    const second = await auth.confirmSignIn({ challengeResponse: "41" });
    expect(second.nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE");
    const done = await auth.confirmSignIn({
      challengeResponse: "kedja",
      options: { clientMetadata: { page: "bankid" } },
    });
    expect(done.isSignedIn).toBe(true);
    const define = pool.events.findLast(
      (event) => event.triggerSource === "DefineAuthChallenge_Authentication",
    );
    expect(define!.request.session).toEqual([
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: false, challengeMetadata: "BANKID" },
      { challengeName: "CUSTOM_CHALLENGE", challengeResult: true, challengeMetadata: "BANKID" },
    ]);
    expect(define!.request).toMatchObject({ userNotFound: false, clientMetadata: { page: "bankid" } });
    const minted = pool.events.findLast(({ triggerSource }) => triggerSource.startsWith("TokenGeneration"));
    expect(minted).toMatchObject({
      triggerSource: "TokenGeneration_Authentication",
      request: { clientMetadata: { page: "bankid" } },
    });
    expect(JSON.stringify(first)).not.toContain("kedja");
    await auth.signOut();
  });

  it("ends after three wrong answers", async () => {
    await begin();
    await auth.confirmSignIn({ challengeResponse: "1" });
    await auth.confirmSignIn({ challengeResponse: "2" });
    expect((await failure(auth.confirmSignIn({ challengeResponse: "3" }))).name).toBe(
      "NotAuthorizedException",
    );
  });

  it("never gives tokens to an unknown name, whatever the triggers say", async () => {
    const started = await pool.client.send(
      new InitiateAuthCommand({
        ClientId: webClient,
        AuthFlow: "CUSTOM_AUTH",
        AuthParameters: { USERNAME: "nobody@example.se" },
      }),
    );
    expect(raised("DefineAuthChallenge_Authentication").request).toMatchObject({
      userNotFound: true,
      userAttributes: {},
    });
    const answer = new RespondToAuthChallengeCommand({
      ClientId: webClient,
      ChallengeName: "CUSTOM_CHALLENGE",
      Session: started.Session!,
      ChallengeResponses: { USERNAME: "nobody@example.se", ANSWER: "kedja" },
    });
    expect((await failure(pool.client.send(answer))).message).toBe("Incorrect username or password.");
  });

  it("asks for the password in between if the triggers want it", async () => {
    pool.functions.DefineAuthChallenge = (event) => {
      const names = event.request.session.map((each: { challengeName: string }) => each.challengeName);
      const next = { SRP_A: "PASSWORD_VERIFIER", PASSWORD_VERIFIER: "CUSTOM_CHALLENGE" }[
        names.at(-1) as string
      ];
      if (next === undefined) return threeTries(event);
      return { ...event, response: { challengeName: next } };
    };
    try {
      const options = { authFlowType: "CUSTOM_WITH_SRP" } as const;
      const wrong = auth.signIn({ username: "user@example.se", password: "fel lösenord", options });
      expect((await failure(wrong)).name).toBe("NotAuthorizedException");
      const right = await auth.signIn({ username: "user@example.se", password, options });
      expect(right.nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE");
      expect((await auth.confirmSignIn({ challengeResponse: "kedja" })).isSignedIn).toBe(true);
      await auth.signOut();
    } finally {
      pool.functions.DefineAuthChallenge = threeTries;
    }
  });

  it("is refused in a pool without the triggers", async () => {
    const bare = await startPool();
    try {
      const begun = bare.client.send(
        new InitiateAuthCommand({
          ClientId: webClient,
          AuthFlow: "CUSTOM_AUTH",
          AuthParameters: { USERNAME: "user@example.se" },
        }),
      );
      expect((await failure(begun)).message).toBe(
        "Custom auth lambda trigger is not configured for the user pool.",
      );
    } finally {
      await bare.close();
    }
  });
});
