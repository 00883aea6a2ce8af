import { queryOptions } from "@tanstack/react-query";
import { type CertificatePlace, certificateRoutes } from "#contract/checks/certificates.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const open = createClient(certificateRoutes, { token: async () => undefined });
const personal = createClient(certificateRoutes, { token: getAccessToken });

type Sent = { readonly frameNumber: string; readonly solution: string };

/** `until` is the end of the challenge, in epoch seconds. */
let unanswered: (Sent & { readonly until: number }) | undefined;

const bodyFor = async (frameNumber: string): Promise<Sent> => {
  if (unanswered?.frameNumber === frameNumber && Date.now() < unanswered.until * 1000)
    return { frameNumber, solution: unanswered.solution };
  const challenge = await open.getCertificateChallenge({});
  const sent = { frameNumber, solution: await work(challenge) };
  unanswered = { ...sent, until: challenge.parameters.expiresAt };
  return sent;
};

/** One a day, for a second of work. A solution without a response is sent again, because the certificate may exist. */
export const makePublicly = async (frameNumber: string): Promise<CertificatePlace> => {
  const body = await bodyFor(frameNumber);
  try {
    const place = await open.makeCertificate({ body });
    unanswered = undefined;
    return place;
  } catch (error) {
    if (error instanceof ProblemError) unanswered = undefined;
    throw error;
  }
};

export const makeOwn = (frameNumber: string, idempotencyKey: string): Promise<CertificatePlace> =>
  personal.makeOwnCertificate({ body: { frameNumber } }, { idempotencyKey });

export const certificateQuery = ({ number, code }: CertificatePlace) =>
  queryOptions({
    queryKey: queryKeys.certificates.one(number, code),
    queryFn: ({ signal }) => open.showCertificate({ params: { number, code } }, { signal }),
  });

export const ownCertificates = pagedQuery(queryKeys.certificates.own, (cursor, signal) =>
  personal.listCertificates({ query: { cursor } }, { signal }),
);

export const pathOf = ({ number, code }: CertificatePlace): string => `/certificate/${number}/${code}`;
