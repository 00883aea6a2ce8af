import * as z from "zod";
import { ErasureEnv, ExpireTransfersEnv } from "#lambdas/platform/jobs/env.ts";

const Config = z.object({
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** Absent for Amazon's own endpoint. */
  userPoolEndpoint: z.string().optional(),
  realtimeUrl: z.string().min(1),
});
export type Config = z.infer<typeof Config>;

/** Checks of resources on AWS; each returns the faults in words. */
export type Watch = {
  /** Missing or disabled schedules. */
  schedules(): Promise<string[]>;
  jobs(): Promise<string[]>;
  alarms(): Promise<string[]>;
  trail(): Promise<string[]>;
};

/** The environment for erasing an account and its signatures. */
export const RemovalEnv = ErasureEnv.extend(ExpireTransfersEnv.pick({ SIGNATURES_BUCKET: true }).shape);
export type RemovalEnv = z.output<typeof RemovalEnv>;

export type Deployment = {
  readonly stage: string;
  readonly siteUrl: string;
  /** The API's own address, without the site in front. */
  readonly apiUrl: string;
  readonly userPoolId: string;
  /** Undefined where the operator cannot reach the table. */
  readonly removal: RemovalEnv | undefined;
  readonly sendsMail: boolean;
  readonly takesPayments: boolean;
  /** The embedded cloud simulates BankID, keeps an inbox and asks nobody to confirm alarms. */
  readonly isEmbedded: boolean;
  readonly watch: Watch;
};

export const configOf = async ({ siteUrl }: Pick<Deployment, "siteUrl">): Promise<Config> =>
  Config.parse(await (await fetch(`${siteUrl}/config.json`)).json());

/** Merges the environments of functions. */
export const removalAmong = (environments: readonly (object | undefined)[]): RemovalEnv | undefined =>
  RemovalEnv.safeParse(Object.assign({}, ...environments)).data;
