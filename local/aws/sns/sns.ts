import { QueryError } from "#local/aws/wire/query-error.ts";
import { createQueryService, messageIdXml } from "#local/aws/wire/query-service.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { invalidCode, readPublish, type TextMessage } from "./publish.ts";

type SnsOptions = {
  readonly prefix: Service["prefix"];
  readonly deliver: (message: TextMessage) => string;
};

const largestBody = 300 * 1024;

export const createSns = (context: CloudContext, { prefix, deliver }: SnsOptions): Service =>
  createQueryService(context, {
    prefix,
    service: "sns",
    namespace: "http://sns.amazonaws.com/doc/2010-03-31/",
    largestBody,
    invalidCode,
    // A phone has no ARN, so its number is the resource.
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
