import { createQueryService } from "#local/aws/query-service.ts";
import type { CloudContext, Service } from "#local/cloud.ts";

import { invalidCode, readPublish } from "./publish.ts";
import type { TextMessage } from "./publish.ts";

type SnsOptions = {
  readonly prefix: Service["prefix"];
  /** Takes a message to the phone and answers with its id. */
  readonly deliver: (message: TextMessage) => string;
};

const largestBody = 300 * 1024;

/** Serves the sending of text messages. */
export const createSns = (context: CloudContext, { prefix, deliver }: SnsOptions): Service =>
  createQueryService(context, {
    prefix,
    service: "sns",
    namespace: "http://sns.amazonaws.com/doc/2010-03-31/",
    largestBody,
    invalidCode,
    operations: new Map([["Publish", (form) => Promise.resolve().then(() => deliver(readPublish(form)))]]),
  });
