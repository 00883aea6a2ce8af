import * as z from "zod";

import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type SecretConfig = { readonly arn: string; readonly name: string };

const Secret = z.object({ Name: z.string().optional() });

/** The secrets, whose values the template itself does not tell. */
export const readSecrets = (template: CloudTemplate): SecretConfig[] =>
  template.all("AWS::SecretsManager::Secret", Secret).map(({ ref }) => ({
    arn: ref,
    // After the name stand a hyphen and six characters that AWS adds.
    name: ref.slice(ref.indexOf(":secret:") + ":secret:".length, -"-local0".length),
  }));
