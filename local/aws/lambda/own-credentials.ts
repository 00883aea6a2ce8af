import { AsyncLocalStorage } from "node:async_hooks";
import type { Temporary } from "#local/aws/iam/temporary.ts";

type Own = { readonly issue: () => Temporary; held: Temporary };

const taken = new AsyncLocalStorage<Own>();

/**
 * Gives SDK clients an expiry, so that they read the credentials again. This process outlives its
 * credentials; a Lambda environment does not.
 */
const read: Readonly<Record<string, (own: Own) => string>> = {
  // SDKs read the key id first, so the other parts come from the same credentials.
  AWS_ACCESS_KEY_ID: (own) => {
    own.held = own.issue();
    return own.held.accessKeyId;
  },
  AWS_SECRET_ACCESS_KEY: ({ held }) => held.secretAccessKey,
  AWS_SESSION_TOKEN: ({ held }) => held.sessionToken,
  AWS_CREDENTIAL_EXPIRATION: ({ held }) => new Date(held.expiresAt).toISOString(),
};

/**
 * SDK clients called from `task` find these credentials in the environment, and new ones after they expire.
 */
export const withCredentials = <T>(
  issue: (() => Temporary) | undefined,
  task: () => Promise<T>,
): Promise<T> => (issue === undefined ? task() : taken.run({ issue, held: issue() }, task));

/**
 * An environment that shows each function its own credentials, and the variables as they are to all other
 * code.
 */
export const environmentOfAll = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  new Proxy(variables, {
    get: (all, name: string) => {
      const own = taken.getStore();
      const part = own === undefined ? undefined : read[name];
      return part === undefined || own === undefined ? all[name] : part(own);
    },
  });
