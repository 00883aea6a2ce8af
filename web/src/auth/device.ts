import { readStored, writeStored } from "#web/ui/local-store.ts";

const key = "cr:device";

/** What this browser calls itself when somebody signs in, so that they are told by mail of one that is new. It is random, tells nothing else, and goes nowhere but to the user pool. */
const deviceName = (): string => {
  const known = readStored(key);
  if (known !== null) return known;
  const name = crypto.randomUUID();
  writeStored(key, name);
  return name;
};

/** Goes along with every answer that may end in tokens. */
export const fromThisDevice = (): { clientMetadata: Record<string, string> } => ({
  clientMetadata: { device: deviceName() },
});
