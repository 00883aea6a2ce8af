import { waitBriefly } from "#web/platform/auth/with-patience.ts";

let waiting: Promise<unknown> | undefined;
let arrive = (): void => undefined;

/** The first fetch of the counts waits for the subscription, so that no event is missed and no second fetch is needed. */
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

/** Reads again if the connection opened during the read, because events may have been missed. */
export const readConnected = async <T>(read: () => Promise<T>): Promise<T> => {
  await waiting;
  const before = connections;
  const value = await read();
  return connections === before ? value : read();
};
