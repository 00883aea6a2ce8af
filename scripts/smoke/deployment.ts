import * as z from "zod";
import { ErasureEnv, ExpireTransfersEnv } from "#lambdas/jobs/env.ts";

/** What the site tells its pages. */
const Config = z.object({
  region: z.string(),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** Absent where Amazon's own answers. */
  userPoolEndpoint: z.string().optional(),
  realtimeUrl: z.string().min(1),
});
export type Config = z.infer<typeof Config>;

/** What stands on AWS and can be asked about; each answers in words what is wrong. */
export type Watch = {
  /** Schedules that are not there, or do not run. */
  schedules(): Promise<string[]>;
  /** Runs each job once. */
  jobs(): Promise<string[]>;
  alarms(): Promise<string[]>;
  trail(): Promise<string[]>;
};

/** What erasing an account takes, and forgetting what it has signed. */
export const RemovalEnv = ErasureEnv.extend(ExpireTransfersEnv.pick({ SIGNATURES_BUCKET: true }).shape);
export type RemovalEnv = z.output<typeof RemovalEnv>;

/** A deployment that is to be tried. */
export type Deployment = {
  readonly stage: string;
  readonly siteUrl: string;
  /** Of the API itself, past the site. */
  readonly apiUrl: string;
  readonly userPoolId: string;
  /** Undefined where the table cannot be reached from here. */
  readonly removal: RemovalEnv | undefined;
  readonly sendsMail: boolean;
  readonly takesPayments: boolean;
  /** The embedded cloud, which plays BankID, keeps an inbox and has no alarms. */
  readonly isEmbedded: boolean;
  readonly watch: Watch;
};

export const configOf = async ({ siteUrl }: Pick<Deployment, "siteUrl">): Promise<Config> =>
  Config.parse(await (await fetch(`${siteUrl}/config.json`)).json());

/** What the environments of functions hold of it together. */
export const removalAmong = (environments: readonly (object | undefined)[]): RemovalEnv | undefined =>
  RemovalEnv.safeParse(Object.assign({}, ...environments)).data;
