import * as z from "zod";
import { ErasureEnv } from "#lambdas/jobs/env.ts";

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

/** A deployment that is to be tried. */
export type Deployment = {
  readonly stage: string;
  readonly siteUrl: string;
  /** Of the API itself, past the site. */
  readonly apiUrl: string;
  readonly userPoolId: string;
  /** What erasing an account takes; undefined where the table cannot be reached from here. */
  readonly erasure: z.output<typeof ErasureEnv> | undefined;
  readonly sendsMail: boolean;
  readonly takesPayments: boolean;
  /** The embedded cloud, which plays BankID, keeps an inbox and has no alarms. */
  readonly isEmbedded: boolean;
  readonly watch: Watch;
};

export const configOf = async ({ siteUrl }: Pick<Deployment, "siteUrl">): Promise<Config> =>
  Config.parse(await (await fetch(`${siteUrl}/config.json`)).json());

/** The first environment of a function that erasing can work with. */
export const erasureAmong = (environments: readonly unknown[]): Deployment["erasure"] =>
  environments.map((each) => ErasureEnv.safeParse(each).data).find((found) => found !== undefined);
