import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#contract/accounts.ts";
import { anonymousFoundRoutes } from "#contract/found-reports.ts";
import { qrRoutes } from "#contract/qr.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { work } from "#web/api/challenge/work.ts";
import { createClient } from "#web/api/client.ts";

/** A person who holds a phone to a sticker may ask. */
const open = { token: async () => undefined };
const qr = createClient(qrRoutes, open);
const found = createClient(anonymousFoundRoutes, open);

/** The bike that a code belongs to. */
export const qrPageQuery = (uid: string) =>
  queryOptions({
    queryKey: queryKeys.qr.one(uid),
    queryFn: ({ signal }) => qr.getQrPage({ params: { uid } }, { signal }),
  });

export const compareFrameNumber = (uid: string, frameNumber: string) =>
  qr.compareFrameNumber({ params: { uid, frameNumber } });

/** Has a code sent, after the work that keeps machines from sending thousands. */
export const sendFoundCode = async (uid: string, email: string, language: Language): Promise<void> => {
  const challenge = await work(await found.getFoundChallenge());
  await found.sendFoundCode({ params: { uid }, body: { email, language, challenge } });
};

export const { reportFoundAnonymously } = found;
