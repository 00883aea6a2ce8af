import type { Node } from "constructs";
import * as z from "zod";

/** What a deployment can choose, given as CDK context: `npx cdk deploy -c stage=prod …`. */
const Settings = z.object({
  /** `prod` is held to stricter rules; `local` is what the embedded cloud serves. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
  /** Textract and Rekognition do not exist in Stockholm, so the default is Ireland. */
  region: z.string().regex(/^[a-z]{2}-[a-z]+-\d$/),
  domainName: z.hostname().optional(),
  mailFrom: z.email().optional(),
  adminEmail: z.email().optional(),
  /** 1: a typed and checked personal number is enough to register a bike; 2: an eID has proved it. */
  identityLevelRequired: z.enum(["1", "2"]).default("2"),
  analysesPerDay: z
    .string()
    .regex(/^\d{1,4}$/)
    .default("10"),
});
export type Settings = z.infer<typeof Settings>;

const settingNames = Settings.keyof().options;

const missingInProduction = (settings: Settings): string[] =>
  (["domainName", "mailFrom"] as const).filter((name) => settings[name] === undefined);

/** Reads the context of the app. Throws one sentence a person can act on. */
export const readSettings = (node: Node): Settings => {
  const given = settingNames.map((name): [string, unknown] => [name, node.tryGetContext(name)]);
  const parsed = Settings.safeParse(Object.fromEntries(given.filter(([, value]) => value !== "")));
  if (!parsed.success) throw new Error(`The context cannot be used.\n${z.prettifyError(parsed.error)}`);
  const missing = parsed.data.stage === "prod" ? missingInProduction(parsed.data) : [];
  if (missing.length > 0)
    throw new Error(
      `Stage prod needs ${missing.join(" and ")}: add ${missing.map((name) => `-c ${name}=…`).join(" ")}.`,
    );
  return parsed.data;
};
