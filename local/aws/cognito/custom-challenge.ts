import * as z from "zod";
import { proceed, type AuthAnswer } from "./challenges.ts";
import { invalidParameter, wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import type { PoolClient, TriggerName } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { ChallengeResult } from "./sessions.ts";
import { askPassword, type SrpOffer } from "./srp-challenge.ts";
import { triggerAttributes } from "./triggers.ts";
import type { Metadata } from "./pool-context.ts";

type CustomEntry = {
  realm: Realm;
  client: PoolClient;
  identity: Pick<Identity, "user" | "subject">;
  clientMetadata: Metadata;
};

const Decision = z.object({
  challengeName: z.string().nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
});

const Texts = z.record(z.string(), z.string()).nullish();

const Challenge = z.object({
  publicChallengeParameters: Texts,
  privateChallengeParameters: Texts,
  challengeMetadata: z.string().nullish(),
});

const Verdict = z.object({ answerCorrect: z.boolean().nullish() });

const ask = <Schema extends z.ZodType>(
  entry: CustomEntry,
  name: TriggerName,
  fields: { request: Record<string, unknown>; response: Record<string, unknown> },
  schema: Schema,
): Promise<z.output<Schema>> => {
  const { realm, client, identity, clientMetadata } = entry;
  const { user } = identity;
  const request = {
    userAttributes: user === undefined ? {} : triggerAttributes(user),
    userNotFound: user === undefined,
    clientMetadata,
    ...fields.request,
  };
  const about = { userName: identity.subject, clientId: client.clientId, response: fields.response };
  return realm.triggers.run(name, { ...about, source: `${name}_Authentication`, request }, schema);
};

const createChallenge = async (
  entry: CustomEntry,
  challengeName: string,
  history: ChallengeResult[],
): Promise<AuthAnswer> => {
  const response = { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: null };
  const request = { challengeName, session: history };
  const challenge = await ask(entry, "CreateAuthChallenge", { request, response }, Challenge);
  const { realm, client, identity } = entry;
  const { subject } = identity;
  const session = realm.sessions.open({
    poolId: realm.pool.poolId,
    clientId: client.clientId,
    subject,
    step: "custom",
    privateParameters: challenge.privateChallengeParameters ?? {},
    metadata: challenge.challengeMetadata ?? undefined,
    history,
  });
  return {
    ChallengeName: "CUSTOM_CHALLENGE",
    Session: session,
    ChallengeParameters: { USERNAME: subject, ...challenge.publicChallengeParameters },
  };
};

/** Does what DefineAuthChallenge decides: another challenge, the password, the tokens or a refusal. */
export const continueCustom = async (
  entry: CustomEntry,
  history: ChallengeResult[],
  offer?: SrpOffer,
): Promise<AuthAnswer> => {
  const { realm, client, identity, clientMetadata } = entry;
  if (!realm.triggers.has("DefineAuthChallenge")) {
    throw invalidParameter("Custom auth lambda trigger is not configured for the user pool.");
  }
  const response = { challengeName: null, issueTokens: false, failAuthentication: false };
  const fields = { request: { session: history }, response };
  const decision = await ask(entry, "DefineAuthChallenge", fields, Decision);
  if (decision.failAuthentication === true) throw wrongCredentials();
  if (decision.issueTokens === true) {
    const user = realm.users.find(identity.subject);
    if (user === undefined) throw wrongCredentials();
    return proceed({ realm, client, user, clientMetadata }, "custom-challenge");
  }
  if (decision.challengeName === "PASSWORD_VERIFIER" && offer !== undefined) {
    return askPassword(realm, client, offer, history);
  }
  if (decision.challengeName !== "CUSTOM_CHALLENGE") throw wrongCredentials();
  return createChallenge(entry, decision.challengeName, history);
};

export const verifyAnswer = async (
  entry: CustomEntry,
  privateChallengeParameters: Record<string, string>,
  challengeAnswer: string,
): Promise<boolean> => {
  const request = { privateChallengeParameters, challengeAnswer };
  const fields = { request, response: { answerCorrect: false } };
  const verdict = await ask(entry, "VerifyAuthChallengeResponse", fields, Verdict);
  return verdict.answerCorrect === true;
};
