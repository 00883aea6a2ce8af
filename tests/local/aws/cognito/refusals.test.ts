import {
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { SignJWT, generateKeyPair } from "jose";
import { afterAll, describe, expect, it, vi } from "vitest";
import { patience } from "#tests/patience.ts";
import { createUser, password, signIn, start } from "./accounts.ts";
import {
  failure,
  poolId,
  scriptClient,
  startPool,
  talkativeClient,
  webClient,
  wrongCode,
} from "./harness.ts";

const pool = await startPool();
afterAll(() => pool.close());

const signUp = (email: string, secret = password) =>
  pool.client.send(new SignUpCommand({ ClientId: webClient, Username: email, Password: secret }));
const confirm = (email: string, code: string) =>
  pool.client.send(
    new ConfirmSignUpCommand({ ClientId: webClient, Username: email, ConfirmationCode: code }),
  );
const forgot = (email: string, clientId = webClient) =>
  pool.client.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }));
const reset = (email: string, code: string, secret = "nytt lösenord") =>
  pool.client.send(
    new ConfirmForgotPasswordCommand({
      ClientId: webClient,
      Username: email,
      ConfirmationCode: code,
      Password: secret,
    }),
  );

describe("A sign-up", () => {
  it("is refused for a taken e-mail, a short password and an invalid e-mail", async () => {
    await signUp("first@example.se");
    expect((await failure(signUp("FIRST@example.se"))).name).toBe("UsernameExistsException");
    const short = await failure(signUp("short@example.se", "1234567"));
    expect(short.name).toBe("InvalidPasswordException");
    expect(short.message).toBe("Password did not conform with policy: Password not long enough");
    expect((await failure(signUp("no-address"))).name).toBe("InvalidParameterException");
  });

  it("cannot declare its own e-mail verified, nor write what its client may not", async () => {
    const declare = (clientId: string, name: string, value: string) =>
      pool.client.send(
        new SignUpCommand({
          ClientId: clientId,
          Username: "sly@example.se",
          Password: password,
          UserAttributes: [{ Name: name, Value: value }],
        }),
      );
    for (const [clientId, name] of [
      [webClient, "email_verified"],
      [webClient, "sub"],
      [talkativeClient, "custom:storeId"],
    ] as const) {
      expect((await failure(declare(clientId, name, "true"))).name).toBe("NotAuthorizedException");
    }
    expect((await failure(declare(webClient, "email", "other@example.se"))).name).toBe(
      "InvalidParameterException",
    );
  });

  it("is blocked after five wrong codes, even with the right one", async () => {
    const email = "guess@example.se";
    await signUp(email);
    const right = pool.lastCode(email);
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await failure(confirm(email, wrongCode(right)))).name).toBe("CodeMismatchException");
    }
    expect((await failure(confirm(email, right))).name).toBe("LimitExceededException");
  });

  it("refuses a code older than 24 hours, and a code works once", async () => {
    const email = "slow@example.se";
    await signUp(email);
    const late = pool.lastCode(email);
    pool.clock.pass(86_400);
    expect((await failure(confirm(email, late))).name).toBe("ExpiredCodeException");
    await pool.client.send(new ResendConfirmationCodeCommand({ ClientId: webClient, Username: email }));
    await confirm(email, pool.lastCode(email));
    const twice = await failure(confirm(email, pool.lastCode(email)));
    expect(twice.message).toBe("User cannot be confirmed. Current status is CONFIRMED");
  });

  it("sends no more than ten codes an hour", async () => {
    const email = "flood@example.se";
    await signUp(email);
    const resend = () =>
      pool.client.send(new ResendConfirmationCodeCommand({ ClientId: webClient, Username: email }));
    for (let sent = 1; sent < 10; sent += 1) await resend();
    expect((await failure(resend())).name).toBe("LimitExceededException");
    pool.clock.pass(3600);
    await resend();
  });
});

describe("A forgotten password", () => {
  it("gets the same responses for known and unknown e-mails, at every step", async () => {
    await createUser(pool, "real@example.se");
    const steps = async (email: string, codeOf: () => Promise<string>) => {
      const answers: unknown[] = [];
      answers.push((await failure(reset(email, "123456"))).name);
      const { CodeDeliveryDetails } = await forgot(email);
      answers.push(CodeDeliveryDetails);
      const code = await codeOf();
      answers.push((await failure(reset(email, code, "kort"))).name);
      for (const _ of [1, 2, 3, 4]) answers.push((await failure(reset(email, wrongCode(code)))).name);
      answers.push((await failure(reset(email, wrongCode(code)))).name);
      return answers;
    };
    const mailed = () =>
      vi.waitUntil(() => /^\d+$/.exec(pool.lastCode("real@example.se"))?.[0], { timeout: patience });
    const known = await steps("real@example.se", mailed);
    expect(await steps("rare@example.se", async () => "654321")).toEqual(known);
    expect(known).toEqual([
      "ExpiredCodeException",
      { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "r***@e***" },
      "InvalidPasswordException",
      ...Array.from({ length: 4 }, () => "CodeMismatchException"),
      "LimitExceededException",
    ]);
    expect(pool.mails.some((mail) => mail.to === "rare@example.se")).toBe(false);
  });

  it("is answered before the mail is written, also if writing it fails", async () => {
    const worded = Promise.withResolvers<void>();
    const busy = await startPool({
      functions: {
        CustomMessage: async (event) => {
          await worded.promise;
          return event;
        },
      },
    });
    const told = vi.spyOn(console, "error").mockReturnValue();
    try {
      const email = "known@example.se";
      await createUser(busy, email);
      const ask = () => busy.client.send(new ForgotPasswordCommand({ ClientId: webClient, Username: email }));
      const isThere = () => busy.mails.some(({ to }) => to === email);
      expect(await ask()).toMatchObject({ CodeDeliveryDetails: { Destination: "k***@e***" } });
      expect(isThere()).toBe(false);
      worded.resolve();
      await vi.waitUntil(isThere, { timeout: patience });

      busy.functions.CustomMessage = () => Promise.reject(new Error("no words"));
      await ask();
      await vi.waitUntil(() => told.mock.calls.length > 0, { timeout: patience });
    } finally {
      told.mockRestore();
      await busy.close();
    }
  });

  it("is not reset with a code older than an hour", async () => {
    await createUser(pool, "hour@example.se");
    await pool.forget("hour@example.se");
    pool.clock.pass(3600);
    expect((await failure(reset("hour@example.se", pool.lastCode("hour@example.se")))).name).toBe(
      "ExpiredCodeException",
    );
  });

  it("reveals an unknown user only through a client that allows it", async () => {
    expect((await failure(forgot("nobody@example.se", talkativeClient))).name).toBe("UserNotFoundException");
    const told = await failure(start(pool, "nobody@example.se", password, talkativeClient));
    expect(told.name).toBe("UserNotFoundException");
    const otherFailure = await failure(start(pool, "nobody@example.se"));
    expect(otherFailure.message).toBe("Incorrect username or password.");
  });
});

describe("A password", () => {
  it("locks after five wrong ones, for unknown names too, for longer each time", async () => {
    await createUser(pool, "locked@example.se");
    for (const email of ["locked@example.se", "nobody-at-all@example.se"]) {
      for (const _ of [1, 2, 3, 4, 5]) {
        expect((await failure(start(pool, email, "fel lösenord"))).message).toMatch(/^Incorrect/);
      }
      expect((await failure(start(pool, email))).message).toBe("Password attempts exceeded");
    }
    pool.clock.pass(1);
    expect((await failure(start(pool, "locked@example.se", "fel lösenord"))).message).toMatch(/^Incorrect/);
    pool.clock.pass(1.5);
    expect((await failure(start(pool, "locked@example.se"))).message).toBe("Password attempts exceeded");
    pool.clock.pass(1);
    await signIn(pool, "locked@example.se");
  });

  it("is changed only with the old one", async () => {
    await createUser(pool, "change@example.se");
    const { accessToken } = await signIn(pool, "change@example.se");
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      pool.client.send(
        new ChangePasswordCommand({ AccessToken: accessToken, PreviousPassword, ProposedPassword }),
      );
    expect((await failure(change("fel lösenord", "nytt lösenord"))).name).toBe("NotAuthorizedException");
    expect((await failure(change(password, "kort"))).name).toBe("InvalidPasswordException");
    await change(password, "nytt lösenord");
    expect((await start(pool, "change@example.se", "nytt lösenord")).AuthenticationResult).toBeDefined();
  });
});

describe("A leaked password", () => {
  it("is refused at sign-up, change, reset and first sign-in, if the pool says so", async () => {
    const strict = await startPool({ pool: { refusesLeaked: true } });
    const messageText = "Provided password cannot be used for security reasons.";
    const leaked = "Password123";
    const refused = async (attempt: Promise<unknown>) => {
      const { name, message } = await failure(attempt);
      expect([name, message]).toEqual(["InvalidPasswordException", messageText]);
    };
    await refused(
      strict.client.send(
        new SignUpCommand({ ClientId: webClient, Username: "up@example.se", Password: leaked }),
      ),
    );
    const email = "in@example.se";
    await createUser(strict, email);
    const { accessToken } = await signIn(strict, email);
    await refused(
      strict.client.send(
        new ChangePasswordCommand({
          AccessToken: accessToken,
          PreviousPassword: password,
          ProposedPassword: leaked,
        }),
      ),
    );
    await strict.forget(email);
    const chosen = { ClientId: webClient, Username: email, Password: leaked };
    const ConfirmationCode = strict.lastCode(email);
    await refused(strict.client.send(new ConfirmForgotPasswordCommand({ ...chosen, ConfirmationCode })));
    await strict
      .sdk()
      .send(new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: email, Password: password }));
    const { Session } = await start(strict, email);
    await refused(
      strict.client.send(
        new RespondToAuthChallengeCommand({
          ClientId: scriptClient,
          ChallengeName: "NEW_PASSWORD_REQUIRED",
          Session,
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD: leaked },
        }),
      ),
    );
    await strict.close();
  });
});

describe("An SRP exchange", () => {
  const startSrp = (email: string, key = "1f") =>
    pool.client.send(
      new InitiateAuthCommand({
        ClientId: webClient,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: email, SRP_A: key },
      }),
    );

  it("answers an unknown e-mail consistently and in the shape of a known one", async () => {
    await createUser(pool, "srp@example.se");
    const known = (await startSrp("srp@example.se")).ChallengeParameters!;
    const once = (await startSrp("nobody@example.se")).ChallengeParameters!;
    const twice = (await startSrp("NOBODY@example.se")).ChallengeParameters!;
    expect(Object.keys(once)).toEqual(Object.keys(known));
    expect(once["SALT"]).toBe(twice["SALT"]);
    expect(once["USER_ID_FOR_SRP"]).toBe(twice["USER_ID_FOR_SRP"]);
    expect(once["SRP_B"]).not.toBe(twice["SRP_B"]);
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(known["USER_ID_FOR_SRP"]).toMatch(uuid);
    expect(once["USER_ID_FOR_SRP"]).toMatch(uuid);
  });

  it("refuses a client key of zero, which would open every account", async () => {
    await createUser(pool, "zero@example.se");
    for (const key of ["0", "00", "not hex", ""]) {
      expect((await failure(startSrp("zero@example.se", key))).name).toMatch(
        /^(NotAuthorized|InvalidParameter)Exception$/,
      );
    }
  });

  it("accepts one response only", async () => {
    await createUser(pool, "once@example.se");
    const parameters = (await startSrp("once@example.se")).ChallengeParameters!;
    const answer = () =>
      pool.client.send(
        new RespondToAuthChallengeCommand({
          ClientId: webClient,
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: {
            USERNAME: parameters["USERNAME"]!,
            PASSWORD_CLAIM_SECRET_BLOCK: parameters["SECRET_BLOCK"]!,
            PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString("base64"),
            TIMESTAMP: "Thu Jan 1 00:00:00 UTC 2026",
          },
        }),
      );
    expect((await failure(answer())).message).toBe("Incorrect username or password.");
    expect((await failure(answer())).message).toBe("Invalid session for the user.");
  });
});

describe("A challenge session", () => {
  const takeOver = (answer: { Session: string; Username: string; clientId?: string; challenge?: string }) =>
    pool.client.send(
      new RespondToAuthChallengeCommand({
        ClientId: answer.clientId ?? scriptClient,
        ChallengeName: (answer.challenge ?? "NEW_PASSWORD_REQUIRED") as "NEW_PASSWORD_REQUIRED",
        Session: answer.Session,
        ChallengeResponses: { USERNAME: answer.Username, NEW_PASSWORD: "övertaget konto", ANSWER: "1" },
      }),
    );
  const invite = async (email: string) => {
    await createUser(pool, email);
    await pool
      .sdk()
      .send(new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: email, Password: password }));
    return (await start(pool, email)).Session!;
  };

  it("works for no other person, client or challenge", async () => {
    const Session = await invite("own@example.se");
    const victim = await createUser(pool, "victim@example.se");
    const attempts = [
      { Session, Username: "victim@example.se" },
      { Session, Username: victim },
      { Session, Username: "own@example.se", clientId: webClient },
      { Session, Username: "own@example.se", challenge: "SOFTWARE_TOKEN_MFA" },
      { Session, Username: "own@example.se", challenge: "CUSTOM_CHALLENGE" },
      { Session: "made up", Username: "own@example.se" },
      { Session: "", Username: "own@example.se" },
    ];
    for (const attempt of attempts) {
      expect((await failure(takeOver(attempt))).message).toBe("Invalid session for the user.");
    }
    const associate = new AssociateSoftwareTokenCommand({ Session });
    expect((await failure(pool.client.send(associate))).message).toBe("Invalid session for the user.");
    await signIn(pool, "victim@example.se");
    expect((await takeOver({ Session, Username: "own@example.se" })).AuthenticationResult).toBeDefined();
    expect((await failure(takeOver({ Session, Username: "own@example.se" }))).message).toBe(
      "Invalid session for the user.",
    );
  });

  it("lasts three minutes", async () => {
    const Session = await invite("minutes@example.se");
    pool.clock.pass(180);
    expect((await failure(takeOver({ Session, Username: "minutes@example.se" }))).message).toBe(
      "Invalid session for the user.",
    );
  });
});

describe("A Cognito request", () => {
  const call = async (target: string, body: string) => {
    const response = await fetch(pool.endpoint, {
      method: "POST",
      headers: { "x-amz-target": target, "content-type": "application/x-amz-json-1.1" },
      body,
    });
    const { __type } = (await response.json()) as { __type: string };
    return [response.status, __type, response.headers.get("x-amzn-errortype")];
  };
  const service = "AWSCognitoIdentityProviderService";

  it("is refused if it is unknown, not JSON, incomplete or too large", async () => {
    expect(await call(`${service}.MakeCoffee`, "{}")).toEqual([
      400,
      "UnknownOperationException",
      "UnknownOperationException",
    ]);
    expect(await call(`${service}.constructor`, "{}")).toContain("UnknownOperationException");
    expect(await call("SignUp", "{}")).toContain("UnknownOperationException");
    expect(await call(`${service}.SignUp`, "{")).toContain("SerializationException");
    expect(await call(`${service}.SignUp`, "{}")).toContain("InvalidParameterException");
    expect(await call(`${service}.SignUp`, " ".repeat(200_000))).toContain("SerializationException");
  });

  it("is refused for an unknown client and for a flow the client does not allow", async () => {
    const unknown = await failure(start(pool, "a@example.se", password, "unknownclient0000000000001"));
    expect(unknown.name).toBe("ResourceNotFoundException");
    const flow = await failure(start(pool, "a@example.se", password, webClient));
    expect(flow.name).toBe("InvalidParameterException");
    expect(flow.message).toBe("USER_PASSWORD_AUTH flow not enabled for this client");
  });

  it("is refused with a token that is forged, not a token, or expired", async () => {
    await createUser(pool, "token@example.se");
    const { accessToken } = await signIn(pool, "token@example.se");
    const getUser = (AccessToken: string) => pool.client.send(new GetUserCommand({ AccessToken }));
    const { privateKey } = await generateKeyPair("RS256");
    const forged = await new SignJWT({ token_use: "access", sub: "x", client_id: webClient, origin_jti: "y" })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(pool.issuer)
      .setExpirationTime("1h")
      .sign(privateKey);
    const [header, payload] = accessToken.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    for (const token of [forged, unsigned, "not a token", `${header}.${payload}.AAAA`]) {
      expect((await failure(getUser(token))).message).toBe("Invalid Access Token");
      await expect(pool.service.verify(poolId, token)).rejects.toThrow("Invalid Access Token");
    }
    pool.clock.pass(900);
    expect((await failure(getUser(accessToken))).message).toBe("Access Token has expired");
  });

  it("does not let a user write a custom attribute or verify an e-mail by hand", async () => {
    await createUser(pool, "raise@example.se");
    const { accessToken } = await signIn(pool, "raise@example.se");
    const set = (Name: string, Value: string) =>
      pool.client.send(
        new UpdateUserAttributesCommand({ AccessToken: accessToken, UserAttributes: [{ Name, Value }] }),
      );
    expect((await failure(set("email_verified", "true"))).name).toBe("NotAuthorizedException");
    expect((await failure(set("custom:storeId", "store_1"))).name).toBe("NotAuthorizedException");
  });
});
