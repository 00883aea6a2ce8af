import { waitBriefly } from "#web/platform/auth/with-patience.ts";

let waiting: Promise<unknown> | undefined;
let arrive = (): void => undefined;

/** Counts wait for events to be heard, so that they miss none and are asked for once. */
export const expectConnection = (): void => {
  waiting ??= waitBriefly(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
};

let connections = 0;

export const noteConnection = (): void => {
  connections += 1;
  arrive();
};

/** Reads again what was read while a connection opened, because its events may have come in between. */
export const readConnected = async <T>(read: () => Promise<T>): Promise<T> => {
  await waiting;
  const before = connections;
  const found = await read();
  return connections === before ? found : read();
};
