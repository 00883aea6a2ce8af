import { sendJson } from "#local/aws/send-json.ts";
import { createAppSync } from "#local/appsync/appsync.ts";
import { createBankId } from "#local/bankid/bankid.ts";
import { createCognito } from "#local/cognito/cognito.ts";
import type { VerifyToken } from "#local/gateway/authorize.ts";
import { createRules } from "#local/eventbridge/rules.ts";
import { createGateway } from "#local/gateway/gateway.ts";
import type { Gateway, GatewayOptions } from "#local/gateway/gateway.ts";
import { createKms } from "#local/kms/kms.ts";
import { createAsyncInvocations } from "#local/lambda/async-invocations.ts";
import { createLambda } from "#local/lambda/lambda-service.ts";
import type { ReadObject, WriteObject } from "#local/object-reader.ts";
import { createS3 } from "#local/s3/s3.ts";
import { createSecretsManager } from "#local/secretsmanager/secrets-manager.ts";
import { createSes } from "#local/ses/ses.ts";
import { createSns } from "#local/sns/sns.ts";
import { createTopics } from "#local/sns/topics.ts";
import type { PublishToTopic } from "#local/sns/topics.ts";
import type { Records } from "#local/state/records.ts";
import { openDeadLetters } from "#local/streams/dead-letters.ts";
import { createStripe } from "#local/stripe/stripe.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readEventRules } from "#local/template/readers/event-rules.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";
import type { HttpApiConfig } from "#local/template/readers/http-apis.ts";
import { readInvokeConfigs } from "#local/template/readers/invoke-configs.ts";
import { readKeys } from "#local/template/readers/keys.ts";
import { readConfigurationSets, readMailEvents } from "#local/template/readers/mail-events.ts";
import { readMailIdentities } from "#local/template/readers/mail-identities.ts";
import { readRealtimeApis } from "#local/template/readers/realtime-apis.ts";
import { readSecrets } from "#local/template/readers/secrets.ts";
import { readTopicSubscriptions } from "#local/template/readers/topic-subscriptions.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { createVision } from "#local/vision/vision.ts";

import type { CloudContext, Service } from "./cloud.ts";

export const inboxPrefix = "/_local/mail";

type Invoke = GatewayOptions["invoke"];

type Parts = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly invoke: Invoke;
  readonly readObject: ReadObject;
  readonly writeObject: WriteObject;
  readonly records: Records;
  readonly report: (line: string) => void;
};

/** An API is also reached without the site, as it is in the cloud; its functions refuse that by themselves. */
const directAccess = (api: HttpApiConfig, gateway: Gateway): Service => {
  const prefix: Service["prefix"] = `${servicePrefix("execute-api")}/${api.id}`;
  return {
    prefix,
    handle: (request, response) => {
      const url = (request.url ?? "").slice(prefix.length);
      if (!url.startsWith("/")) return Promise.resolve(sendJson(response, 404, { message: "Not Found" }));
      return gateway.handle(request, response, { url, headers: {} });
    },
    close: () => Promise.resolve(),
  };
};

const vision = ({ context, readObject }: Parts) =>
  createVision(context, {
    textractPrefix: servicePrefix("textract"),
    rekognitionPrefix: servicePrefix("rekognition"),
    readObject: async (bucket, key) => {
      const found = await readObject(bucket, key);
      if (found !== undefined) return found.body;
      throw Object.assign(new Error(`There is no ${key} in ${bucket}.`), {
        name: "InvalidS3ObjectException",
      });
    },
  });

/** What services hand to functions without waiting for them. */
const handingOver = ({ context, template, invoke, records, writeObject, report }: Parts) =>
  createAsyncInvocations(context, {
    records,
    configs: readInvokeConfigs(template),
    invoke,
    putAside: writeObject,
    deadLetters: openDeadLetters(records),
    report: (error) => report(String(error)),
  });

const mail = ({ context, template }: Parts, publish: PublishToTopic) => {
  const identities = readMailIdentities(template);
  const told = readMailEvents(template);
  return createSes(context, {
    prefix: servicePrefix("ses"),
    inboxPrefix,
    // A deployment without an address of its own has no identity, and its mail shall be seen here all the same.
    verifiedSenders: identities.length > 0 ? identities : "any",
    configurations: readConfigurationSets(template),
    // What names no rules goes under those of the sender's domain, and there are no others here.
    onEvent: ({ type, body }, configuration) => {
      for (const { configurationSet, types, topicArn } of told)
        if (types.includes(type) && configurationSet === (configuration ?? configurationSet))
          publish(topicArn, JSON.stringify(body), "Amazon SES Email Event Notification");
    },
  });
};

const realtime = ({ context, template }: Parts, verify: VerifyToken): Service[] => {
  const [pool] = readUserPools(template);
  return readRealtimeApis(template).map(({ id, schema, resolvers }) =>
    createAppSync(context, {
      prefix: `${servicePrefix("appsync")}/${id}`,
      schema,
      resolvers,
      verifyUser: (token) => verify(pool?.poolId ?? "", token),
    }),
  );
};

/** Knows us by what the functions were given for it. */
const stripe = ({ context, template }: Parts): Service[] => {
  const given = Object.assign({}, ...readFunctions(template).map(({ environment }) => environment));
  return createStripe(context, {
    baseUrl: () => template.place.baseUrl,
    webhookPath: "/api/webhooks/payments",
    apiKey: String(given["PAYMENTS_API_KEY"]),
    webhookSecret: String(given["PAYMENTS_WEBHOOK_SECRET"]),
  });
};

/** Storage, keys, secrets and functions by themselves, which need none of the others. */
const basics = ({ context, template, invoke }: Parts) => {
  const s3 = createS3(context, { prefix: servicePrefix("s3"), buckets: readBuckets(template) });
  const kms = createKms(context, { prefix: servicePrefix("kms"), keys: readKeys(template) });
  const functionNames = readFunctions(template).map(({ name }) => name);
  const lambda = createLambda(context, { prefix: servicePrefix("lambda"), functionNames, invoke });
  const secrets = createSecretsManager(context, {
    prefix: servicePrefix("secretsmanager"),
    secrets: readSecrets(template),
    valueOf: (arn) => template.secretValue(arn),
  });
  return { s3, spoken: [s3, kms, lambda, secrets] };
};

/** Makes every service that the template asks for. */
export const createServices = (parts: Parts) => {
  const { context, template, invoke } = parts;
  const { s3, spoken: simple } = basics(parts);
  const async = handingOver(parts);
  const { begin } = async;
  const ses = mail(parts, createTopics(context, { subscriptions: readTopicSubscriptions(template), begin }));
  const cognito = createCognito(context, {
    prefix: servicePrefix("cognito-idp"),
    baseUrl: () => template.place.baseUrl,
    pools: readUserPools(template),
    invoke,
    sendMail: (sent) => ses.deliver(sent),
    publish: createRules({ rules: readEventRules(template), begin }),
  });
  const verify: VerifyToken = (poolId, token) => cognito.verify(poolId, token);
  const { textract, rekognition, ...seeing } = vision(parts);
  const gateways = readHttpApis(template).map((api) => ({
    api,
    gateway: createGateway(context, { api, invoke, verify }),
  }));
  const direct = gateways.map(({ api, gateway }) => directAccess(api, gateway));
  const sns = createSns(context, { prefix: servicePrefix("sns"), deliver: (sent) => ses.deliverText(sent) });
  const inboxes: Service[] = [ses.inbox, { ...ses.inbox, prefix: `${inboxPrefix}.json` }];
  const spoken = [...simple, ses.api, sns, ...inboxes, cognito, textract, rekognition];
  const played = [...createBankId(context.clock), ...stripe(parts)];
  const all = [...spoken, ...played, ...realtime(parts, verify), ...direct];
  return {
    all,
    gateways,
    sweepObjects: s3.sweep,
    holdsObject: s3.holds,
    /** Goes on with what was under way before a restart. */
    resume: async.resume,
    close: async () => {
      async.close();
      for (const service of all.toReversed()) await service.close();
      await seeing.close();
    },
  };
};
