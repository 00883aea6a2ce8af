import * as z from "zod";
import { type AuthAnswer, proceed } from "#local/aws/cognito/challenges.ts";
import { continueCustom } from "#local/aws/cognito/custom-challenge.ts";
import { invalidParameter, notAuthorized } from "#local/aws/cognito/errors.ts";
import { identify, type Identity } from "#local/aws/cognito/identity.ts";
import { acceptPassword, isPassword } from "#local/aws/cognito/passwords.ts";
import { allowsFlow, type PoolClient } from "#local/aws/cognito/pool.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { askPasskey } from "#local/aws/cognito/passkey-challenge.ts";
import { askPassword } from "#local/aws/cognito/srp-challenge.ts";
import { triggerAttributes } from "#local/aws/cognito/triggers.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";
import { refreshTokens } from "./refresh-tokens.ts";

const InitiateAuth = z.object({
  AuthFlow: z.string(),
  ClientId: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
  ClientMetadata: Metadata,
});

type Start = {
  realm: Realm;
  client: PoolClient;
  parameters: Record<string, string>;
  clientMetadata: Metadata;
};

const parameter = ({ parameters }: Start, name: string): string => {
  const value = parameters[name];
  if (value === undefined || value === "") throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

// As in Cognito, InitiateAuth passes its metadata to this trigger only, as validation data.
const announce = async ({ realm, client, clientMetadata }: Start, identity: Identity): Promise<void> => {
  const { user, subject } = identity;
  await realm.triggers.run(
    "PreAuthentication",
    {
      source: "PreAuthentication_Authentication",
      userName: subject,
      clientId: client.clientId,
      request: {
        userAttributes: user === undefined ? {} : triggerAttributes(user),
        validationData: clientMetadata,
        userNotFound: user === undefined,
      },
      response: {},
    },
    z.unknown(),
  );
};

const startPassword = async (start: Start, identity: Identity): Promise<AuthAnswer> => {
  const { realm, client } = start;
  const password = parameter(start, "PASSWORD");
  const user = acceptPassword(realm, identity, () => isPassword(realm, identity, password));
  return proceed({ realm, client, user, clientMetadata: undefined }, "password");
};

const startCustom = async (start: Start, identity: Identity): Promise<AuthAnswer> => {
  const { realm, client, parameters } = start;
  const entry = { realm, client, identity, clientMetadata: undefined };
  if (parameters["CHALLENGE_NAME"] !== "SRP_A") return continueCustom(entry, []);
  const srpStarted = { challengeName: "SRP_A", challengeResult: true, challengeMetadata: undefined };
  return continueCustom(entry, [srpStarted], { ...identity, clientKey: parameter(start, "SRP_A") });
};

/** Only passkeys are offered through USER_AUTH; the app asks for nothing else. */
const startChosen = async (start: Start, identity: Identity): Promise<AuthAnswer> => {
  const preferred = parameter(start, "PREFERRED_CHALLENGE");
  if (preferred !== "WEB_AUTHN") throw invalidParameter(`Unsupported challenge ${preferred}`);
  return askPasskey(start.realm, start.client, identity);
};

const startFlow = async (flow: string, start: Start): Promise<AuthAnswer> => {
  const { realm, client } = start;
  const identity = identify(realm, client, parameter(start, "USERNAME"));
  await announce(start, identity);
  switch (flow) {
    case "USER_SRP_AUTH":
      return askPassword(realm, client, { ...identity, clientKey: parameter(start, "SRP_A") });
    case "USER_PASSWORD_AUTH":
      return startPassword(start, identity);
    case "CUSTOM_AUTH":
      return startCustom(start, identity);
    case "USER_AUTH":
      return startChosen(start, identity);
    default:
      throw invalidParameter(`Unsupported flow ${flow}`);
  }
};

export const initiateAuth = operation(InitiateAuth, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  const start = { realm, client, parameters: input.AuthParameters, clientMetadata: input.ClientMetadata };
  if (input.AuthFlow === "REFRESH_TOKEN_AUTH" || input.AuthFlow === "REFRESH_TOKEN") {
    if (!allowsFlow(client, "REFRESH_TOKEN_AUTH"))
      throw notAuthorized("Auth flow not enabled for this client");
    return refreshTokens(start, parameter(start, "REFRESH_TOKEN"));
  }
  if (!allowsFlow(client, input.AuthFlow)) {
    throw invalidParameter(`${input.AuthFlow} flow not enabled for this client`);
  }
  return startFlow(input.AuthFlow, start);
});
