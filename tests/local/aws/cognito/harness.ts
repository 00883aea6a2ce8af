import { createHmac } from "node:crypto";
import {
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect } from "vitest";
import {
  createCognito,
  type CognitoService,
  type PoolClient,
  type PoolConfig,
  type TriggerName,
} from "#local/aws/cognito/cognito.ts";
import type { Mail } from "#local/aws/cognito/mail.ts";
import { serve } from "#tests/local/serve.ts";
import { patience } from "#tests/patience.ts";

export const poolId = "eu-west-1_TestPool1";
export const webClient = "webclient00000000000000001";
export const scriptClient = "scriptclient00000000000001";
export const talkativeClient = "talkative0000000000000001";

const aClient = (client: Partial<PoolClient> & { clientId: string }): PoolClient => ({
  explicitAuthFlows: [],
  accessTokenSeconds: 900,
  idTokenSeconds: 1800,
  refreshTokenSeconds: 43_200,
  refreshTokenRotation: undefined,
  preventUserExistenceErrors: true,
  ...client,
});

const aPool = (pool: Partial<PoolConfig>): PoolConfig => ({
  poolId,
  clients: [
    aClient({
      clientId: webClient,
      explicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_USER_AUTH"],
      refreshTokenRotation: { enabled: true, retryGraceSeconds: 10 },
    }),
    aClient({
      clientId: scriptClient,
      explicitAuthFlows: ["USER_PASSWORD_AUTH", "REFRESH_TOKEN_AUTH", "USER_SRP_AUTH"],
    }),
    aClient({
      clientId: talkativeClient,
      explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
      preventUserExistenceErrors: false,
      writeAttributes: ["email", "name"],
    }),
  ],
  groups: ["customer", "store", "admin"],
  passwordPolicy: { minimumLength: 8 },
  mfa: "OPTIONAL",
  triggers: {},
  schema: [
    { name: "email", mutable: true, required: true },
    { name: "storeId", mutable: false, required: false },
    { name: "shelf", mutable: true, required: false, maxLength: 8 },
  ],
  adminInviteDays: 7,
  ...pool,
});

export type TriggerEvent = {
  version: string;
  userName: string;
  triggerSource: string;
  callerContext: { clientId: string };
  // oxlint-disable-next-line typescript/no-explicit-any -- each trigger has its own request and response
  request: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  response: any;
};
export type TriggerFunction = (event: TriggerEvent) => TriggerEvent | Promise<TriggerEvent>;

export type Harness = Awaited<ReturnType<typeof startPool>>;

/** Starts a user pool with a movable clock; collects its mail and trigger events. */
export const startPool = async (
  options: {
    pool?: Partial<PoolConfig>;
    stateDir?: string;
    functions?: Partial<Record<TriggerName, TriggerFunction>>;
    issuerBase?: string;
  } = {},
) => {
  const { functions = {}, issuerBase } = options;
  const mails: Mail[] = [];
  const events: TriggerEvent[] = [];
  const clock = {
    offset: 0,
    now: () => Date.now() + clock.offset,
    pass: (seconds: number) => (clock.offset += seconds * 1000),
  };
  const credentials = { accessKeyId: "AKIALOCAL", secretAccessKey: "local-secret" };
  const triggers = Object.fromEntries(Object.keys(functions).map((name) => [name, name]));
  const context = {
    clock,
    credentials,
    region: "eu-west-1",
    accountId: "000000000000",
    stateDir: options.stateDir,
  };
  let service: CognitoService | undefined;
  const server = await serve((baseUrl) => {
    service = createCognito(context, {
      prefix: "/cognito",
      baseUrl: () => issuerBase ?? baseUrl(),
      pools: [aPool({ triggers, ...options.pool })],
      invoke: async (functionId, event) => {
        const sent = structuredClone(event) as TriggerEvent;
        events.push(structuredClone(sent));
        return functions[functionId as TriggerName]?.(sent);
      },
      sendMail: async (mail) => void mails.push(mail),
    });
    return service;
  });
  const endpoint = `${server.baseUrl}/cognito`;
  const sdk = (as: typeof credentials = credentials) =>
    new CognitoIdentityProviderClient({
      endpoint,
      region: "eu-west-1",
      credentials: as,
      maxAttempts: 1,
      systemClockOffset: clock.offset,
    });
  const client = sdk();
  return {
    endpoint,
    clock,
    mails,
    events,
    functions,
    client,
    sdk,
    service: service!,
    issuer: `${issuerBase ?? server.baseUrl}/cognito/${poolId}`,
    lastCode: (to: string): string => {
      const text = mails.findLast((mail) => mail.to === to)?.text ?? "";
      return /\b\d{6}\b/.exec(text)?.[0] ?? "no code";
    },
    /** Requests a code for a new password and waits for the mail, which follows the response. */
    forget: async (Username: string, ClientMetadata?: Record<string, string>): Promise<void> => {
      const mailed = () => mails.filter(({ to }) => to === Username).length;
      const before = mailed();
      await client.send(new ForgotPasswordCommand({ ClientId: webClient, Username, ClientMetadata }));
      await expect.poll(mailed, { timeout: patience }).toBe(before + 1);
    },
    close: () => server.close(),
  };
};

/** Computes a TOTP code from RFC 6238 without the code under test. */
export const authenticatorCode = (secret: string, now: number): string => {
  let bits = "";
  for (const letter of secret) {
    bits += "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0");
  }
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const word = mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff;
  return String(word % 1_000_000).padStart(6, "0");
};

export const wrongCode = (right: string): string => (right === "000000" ? "000001" : "000000");

/** Returns the error of a promise that must reject. */
export const failure = async (promise: Promise<unknown>): Promise<Error> => {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error("It was expected to fail.");
};
