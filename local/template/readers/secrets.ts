import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type SecretConfig = { readonly arn: string; readonly name: string };

const Secret = z.object({ Name: z.string().optional() });

export const readSecrets = (template: CloudTemplate): SecretConfig[] =>
  template.all("AWS::SecretsManager::Secret", Secret).map(({ ref }) => ({
    arn: ref,
    // AWS appends a hyphen and six characters to the name.
    name: ref.slice(ref.indexOf(":secret:") + ":secret:".length, -"-local0".length),
  }));
