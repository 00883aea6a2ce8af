import type { Records } from "#local/state/records.ts";

import { generateSecret, parseSecretReference, secretField, SecretRecipe } from "./secret-values.ts";
import { resolveValue } from "./intrinsics.ts";
import type { OpenStack } from "./stack-scope.ts";
import { TemplateError } from "./template-error.ts";

const kind = "secret";

/** Opens the secrets by their ARN. A generated secret is made once and kept. */
export const openSecrets = (records: Records, stacks: () => readonly OpenStack[]) => {
  const declared = (secret: string) => {
    for (const open of stacks())
      for (const [id, resource] of open.resources())
        if (resource.Type === "AWS::SecretsManager::Secret" && open.physical(id).ref === secret)
          return { open, properties: resource.Properties };
    throw new TemplateError(`no stack declares the secret ${secret}.`);
  };
  const make = (secret: string): string => {
    const { open, properties } = declared(secret);
    const fixed = resolveValue(properties["SecretString"], open.scope);
    if (typeof fixed === "string") return fixed;
    return generateSecret(
      SecretRecipe.parse(resolveValue(properties["GenerateSecretString"] ?? {}, open.scope)),
    );
  };
  const valueOf = (secret: string): string => {
    const kept = records.get(kind, secret);
    if (typeof kept === "string") return kept;
    const made = make(secret);
    records.put(kind, secret, made);
    return made;
  };
  return {
    valueOf,
    /** What stands for `{{resolve:…}}`. */
    resolve: (reference: string): string => {
      const { secret, field } = parseSecretReference(reference);
      return secretField(valueOf(secret), field);
    },
  };
};
