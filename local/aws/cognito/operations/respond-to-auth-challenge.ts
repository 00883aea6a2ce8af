import * as z from "zod";
import { checkMutable, checkSchema, checkWritable, mergeAttributes } from "#local/aws/cognito/attributes.ts";
import { proceed, type AuthAnswer } from "#local/aws/cognito/challenges.ts";
import { continueCustom, verifyAnswer } from "#local/aws/cognito/custom-challenge.ts";
import { invalidParameter, invalidSession } from "#local/aws/cognito/errors.ts";
import { isSubject } from "#local/aws/cognito/identity.ts";
import { provePasskey } from "#local/aws/cognito/passkey-challenge.ts";
import { acceptPassword, newPassword } from "#local/aws/cognito/passwords.ts";
import type { PoolClient } from "#local/aws/cognito/pool.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { redeemTotp } from "#local/aws/cognito/second-factor.ts";
import type { Session } from "#local/aws/cognito/sessions.ts";
import { provesSrpSession } from "#local/aws/cognito/srp-challenge.ts";
import type { User } from "#local/aws/cognito/users.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";

const RespondToAuthChallenge = z.object({
  ChallengeName: z.string(),
  ClientId: z.string(),
  Session: z.string().optional(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  ClientMetadata: Metadata,
});

type Answer<Step extends Session["step"]> = {
  realm: Realm;
  client: PoolClient;
  id: string;
  session: Extract<Session, { step: Step }>;
  responses: Record<string, string>;
  clientMetadata: Metadata;
};

const response = (responses: Record<string, string>, name: string): string => {
  const value = responses[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

const userOf = ({ realm, session }: Pick<Answer<Session["step"]>, "realm" | "session">): User => {
  const user = realm.users.find(session.subject);
  if (user === undefined) throw invalidSession();
  return user;
};

const answerPassword = async (answer: Answer<"srp">): Promise<AuthAnswer> => {
  const { realm, client, id, session, responses, clientMetadata } = answer;
  const claim = {
    secretBlock: id,
    timestamp: response(responses, "TIMESTAMP"),
    signature: response(responses, "PASSWORD_CLAIM_SIGNATURE"),
  };
  // One attempt for each exchange, right or wrong.
  realm.sessions.close(id);
  const identity = { user: realm.users.find(session.subject), subject: session.subject };
  const user = acceptPassword(realm, identity, () => provesSrpSession(realm, session, claim));
  if (session.history === undefined) return proceed({ realm, client, user, clientMetadata }, "password");
  const proven = { challengeName: "PASSWORD_VERIFIER", challengeResult: true, challengeMetadata: undefined };
  return continueCustom({ realm, client, identity, clientMetadata }, [...session.history, proven]);
};

const answerNewPassword = async (answer: Answer<"new-password">): Promise<AuthAnswer> => {
  const { realm, client, id, responses, clientMetadata } = answer;
  const user = userOf(answer);
  const password = newPassword(realm, user.sub, response(responses, "NEW_PASSWORD"));
  const prefix = "userAttributes.";
  const given = Object.entries(responses).filter(([name]) => name.startsWith(prefix));
  const attributes = Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value]));
  checkSchema(realm.pool, attributes);
  checkWritable(client, attributes);
  checkMutable(realm.pool, user.attributes, attributes);
  realm.sessions.close(id);
  const changed = realm.users.update(user.sub, (before) => ({
    password,
    attributes: mergeAttributes(before.attributes, attributes),
    status: "CONFIRMED",
    temporaryUntil: undefined,
  }));
  return proceed({ realm, client, user: changed, clientMetadata }, "new-password");
};

const answerSecondFactor = async (answer: Answer<"totp">): Promise<AuthAnswer> => {
  const { realm, client, id, responses, clientMetadata } = answer;
  const user = userOf(answer);
  redeemTotp(realm, user, response(responses, "SOFTWARE_TOKEN_MFA_CODE"));
  realm.sessions.close(id);
  return proceed({ realm, client, user, clientMetadata }, "second-factor");
};

const answerPasskey = async (answer: Answer<"passkey">): Promise<AuthAnswer> => {
  const { realm, client, id, session, responses, clientMetadata } = answer;
  const credential = response(responses, "CREDENTIAL");
  // One attempt for each challenge, right or wrong.
  realm.sessions.close(id);
  const user = await provePasskey(realm, session, credential);
  return proceed({ realm, client, user, clientMetadata }, "passkey");
};

const answerMfaSetup = async (answer: Answer<"mfa-setup">): Promise<AuthAnswer> => {
  const { realm, client, id, session, clientMetadata } = answer;
  const user = userOf(answer);
  if (!session.verified) throw invalidSession();
  realm.sessions.close(id);
  return proceed({ realm, client, user, clientMetadata }, "second-factor");
};

const answerCustom = async (answer: Answer<"custom">): Promise<AuthAnswer> => {
  const { realm, client, id, session, responses, clientMetadata } = answer;
  const { subject, privateParameters, metadata, history } = session;
  const given = response(responses, "ANSWER");
  realm.sessions.close(id);
  const entry = { realm, client, identity: { user: realm.users.find(subject), subject }, clientMetadata };
  const challengeResult = await verifyAnswer(entry, privateParameters, given);
  const result = { challengeName: "CUSTOM_CHALLENGE", challengeResult, challengeMetadata: metadata };
  return continueCustom(entry, [...history, result]);
};

const challengeOf = {
  srp: "PASSWORD_VERIFIER",
  "new-password": "NEW_PASSWORD_REQUIRED",
  totp: "SOFTWARE_TOKEN_MFA",
  passkey: "WEB_AUTHN",
  "mfa-setup": "MFA_SETUP",
  custom: "CUSTOM_CHALLENGE",
} as const satisfies Record<Session["step"], string>;

const route = (shared: Omit<Answer<"srp">, "session">, session: Session): Promise<AuthAnswer> => {
  switch (session.step) {
    case "srp":
      return answerPassword({ ...shared, session });
    case "new-password":
      return answerNewPassword({ ...shared, session });
    case "totp":
      return answerSecondFactor({ ...shared, session });
    case "passkey":
      return answerPasskey({ ...shared, session });
    case "mfa-setup":
      return answerMfaSetup({ ...shared, session });
    case "custom":
      return answerCustom({ ...shared, session });
  }
};

/** Answers a session's challenge; a session is bound to one client, pool and user. */
export const respondToAuthChallenge = operation(RespondToAuthChallenge, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  const responses = input.ChallengeResponses;
  const isPassword = input.ChallengeName === "PASSWORD_VERIFIER";
  const id = (isPassword ? responses["PASSWORD_CLAIM_SECRET_BLOCK"] : input.Session) ?? "";
  const session = realm.sessions.read(id);
  const fits =
    challengeOf[session.step] === input.ChallengeName &&
    session.clientId === client.clientId &&
    isSubject(realm, response(responses, "USERNAME"), session.subject);
  if (!fits) throw invalidSession();
  return route({ realm, client, id, responses, clientMetadata: input.ClientMetadata }, session);
});
