import { QueryError } from "#local/aws/query-error.ts";
import { createQueryService, messageIdXml } from "#local/aws/query-service.ts";
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
    // To a phone there is no ARN: the number stands for it.
    rights: (_action, form) => [
      {
        action: "sns:Publish",
        resource: form.get("TopicArn") ?? form.get("TargetArn") ?? form.get("PhoneNumber") ?? "",
      },
    ],
    refuse: ({ message }) => new QueryError("AuthorizationError", message.replaceAll("sns:", "SNS:"), 403),
    operations: new Map([
      ["Publish", (form) => Promise.resolve().then(() => messageIdXml(deliver(readPublish(form))))],
    ]),
  });
