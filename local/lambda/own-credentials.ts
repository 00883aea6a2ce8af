import { AsyncLocalStorage } from "node:async_hooks";

import type { Temporary } from "#local/iam/temporary.ts";

type Own = { readonly issue: () => Temporary; held: Temporary };

const taken = new AsyncLocalStorage<Own>();

/** The last is how SDK clients know when to look again: what runs here lives longer than on Lambda, where a new environment comes with new credentials. */
const read: Readonly<Record<string, (own: Own) => string>> = {
  // A person who reads credentials begins with the key, so that all parts are of the same.
  AWS_ACCESS_KEY_ID: (own) => {
    own.held = own.issue();
    return own.held.accessKeyId;
  },
  AWS_SECRET_ACCESS_KEY: ({ held }) => held.secretAccessKey,
  AWS_SESSION_TOKEN: ({ held }) => held.sessionToken,
  AWS_CREDENTIAL_EXPIRATION: ({ held }) => new Date(held.expiresAt).toISOString(),
};

/** Has SDK clients find these credentials in the environment wherever `task` leads, and whatever runs beside it; and the next where these have expired. */
export const withCredentials = <T>(
  issue: (() => Temporary) | undefined,
  task: () => Promise<T>,
): Promise<T> => (issue === undefined ? task() : taken.run({ issue, held: issue() }, task));

/** An environment in which every function sees its own credentials, and everybody else those that stand in it. */
export const environmentOfAll = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  new Proxy(variables, {
    get: (all, name: string) => {
      const own = taken.getStore();
      const part = own === undefined ? undefined : read[name];
      return part === undefined || own === undefined ? all[name] : part(own);
    },
  });
