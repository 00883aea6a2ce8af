import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#contract/people/accounts.ts";
import { anonymousFoundRoutes } from "#contract/thefts/found-reports.ts";
import { qrRoutes } from "#contract/stickers/qr.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";

/** Works without signing in. */
const open = { token: async () => undefined };
const qr = createClient(qrRoutes, open);
const foundClient = createClient(anonymousFoundRoutes, open);

export const qrPageQuery = (uid: string) =>
  queryOptions({
    queryKey: queryKeys.qr.one(uid),
    queryFn: ({ signal }) => qr.getQrPage({ params: { uid } }, { signal }),
  });

export const compareFrameNumber = (uid: string, frameNumber: string) =>
  qr.compareFrameNumber({ params: { uid, frameNumber } });

/** Sends a code by mail after a proof of work, which keeps machines from sending thousands. */
export const sendFoundCode = async (uid: string, email: string, language: Language): Promise<void> => {
  const challenge = await work(await foundClient.getFoundChallenge());
  await foundClient.sendFoundCode({ params: { uid }, body: { email, language, challenge } });
};

export const { reportFoundAnonymously } = foundClient;
