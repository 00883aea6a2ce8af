import type { Metrics } from "#local/aws/alarms/metrics.ts";
import { openAlarms } from "#local/aws/alarms/open-alarms.ts";
import { createAppSync } from "#local/aws/appsync/appsync.ts";
import { createBankId } from "#local/outside/bankid/bankid.ts";
import type { VerifyToken } from "#local/aws/gateway/authorize.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import { createGateway, type Gateway } from "#local/aws/gateway/gateway.ts";
import type { Dispatcher } from "#local/aws/lambda/dispatcher.ts";
import { createAsyncInvocations } from "#local/aws/lambda/async-invocations.ts";
import { mayDo } from "#local/aws/iam/demand.ts";
import { callableByServices, type InvokeAs } from "#local/aws/lambda/callers.ts";
import type { ReadObject, WriteObject } from "./s3-reader.ts";
import { createBikeIndex } from "#local/outside/bike-index/bike-index.ts";
import { createCompanyRegister } from "#local/outside/company-register/company-register.ts";
import { createSes } from "#local/aws/ses/ses.ts";
import { createSns } from "#local/aws/sns/sns.ts";
import { createTopics, type PublishToTopic } from "#local/aws/sns/topics.ts";
import type { Records } from "#local/state/records.ts";
import { openDeadLetters } from "#local/aws/streams/dead-letters.ts";
import { createStripe } from "#local/outside/stripe/stripe.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readHttpApis, type HttpApiConfig } from "#local/template/readers/http-apis.ts";
import { readInvokeConfigs } from "#local/template/readers/invoke-configs.ts";
import { readConfigurationSets, readMailEvents } from "#local/template/readers/mail-events.ts";
import { readMailIdentities } from "#local/template/readers/mail-identities.ts";
import { readRealtimeApis } from "#local/template/readers/realtime-apis.ts";
import { readTopicSubscriptions } from "#local/template/readers/topic-subscriptions.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { createVision } from "#local/aws/vision/vision.ts";
import { createBasics } from "./basic-services.ts";
import type { CloudContext, Service } from "./cloud.ts";
import { createPools } from "./user-pools.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";

/** As on AWS, the API is also reachable without the site; its functions refuse such requests themselves. */
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

export const inboxPrefix = "/_local/mail";

type Invoke = Dispatcher["invoke"];

type Dependencies = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly invoke: Invoke;
  readonly readObject: ReadObject;
  readonly writeObject: WriteObject;
  readonly records: Records;
  readonly faults: FaultSet;
  readonly metrics: Metrics;
  readonly report: (line: string) => void;
};

const vision = ({ context, readObject }: Dependencies) =>
  createVision(context, {
    textractPrefix: servicePrefix("textract"),
    rekognitionPrefix: servicePrefix("rekognition"),
    readObject: async (bucket, key) => {
      const object = await readObject(bucket, key);
      if (object !== undefined) return object.body;
      throw Object.assign(new Error(`There is no ${key} in ${bucket}.`), {
        name: "InvalidS3ObjectException",
      });
    },
  });

const handingOver = ({ context, template, invoke, records, writeObject, faults, report }: Dependencies) =>
  createAsyncInvocations(context, {
    records,
    configs: readInvokeConfigs(template),
    invoke,
    putAside: writeObject,
    deadLetters: openDeadLetters(records),
    faults,
    report: (error) => report(String(error)),
  });

/** Publishes mail events to a topic as SES does, if its policy allows that. */
const mailNews =
  (context: CloudContext, publish: PublishToTopic) =>
  (configurationSet: string, topicArn: string, message: string): void => {
    const home = `arn:aws:ses:${context.region}:${context.accountId}`;
    const sourceArn = `${home}:configuration-set/${configurationSet}`;
    const service = "ses.amazonaws.com";
    if (mayDo(context, { service, sourceArn, action: "sns:Publish", resource: topicArn }))
      publish(topicArn, message, "Amazon SES Email Event Notification");
  };

const mail = ({ context, template }: Dependencies, publish: PublishToTopic) => {
  const tell = mailNews(context, publish);
  const identities = readMailIdentities(template);
  const mailEvents = readMailEvents(template);
  return createSes(context, {
    prefix: servicePrefix("ses"),
    inboxPrefix,
    // A deployment without a domain of its own has no identity, and its mail should still show up here.
    verifiedSenders: identities.length > 0 ? identities : "any",
    configurations: readConfigurationSets(template),
    // A mail without a configuration set falls under the rules of the sender's domain; only one domain sends here.
    onEvent: ({ type, body }, configuration) => {
      for (const { configurationSet, types, topicArn } of mailEvents)
        if (types.includes(type) && configurationSet === (configuration ?? configurationSet))
          tell(configurationSet, topicArn, JSON.stringify(body));
    },
  });
};

const realtime = ({ context, template }: Dependencies, verify: VerifyToken): Service[] => {
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

/** Merges the environments of all functions, which hold the credentials for outside services. */
const givenTo = (template: CloudTemplate): Record<string, unknown> =>
  Object.assign({}, ...readFunctions(template).map(({ environment }) => environment));

const stripe = ({ context, template }: Dependencies): Service[] => {
  const given = givenTo(template);
  return createStripe(context, {
    baseUrl: () => template.place.baseUrl,
    webhookPath: "/api/webhooks/payments",
    apiKey: String(given["PAYMENTS_API_KEY"]),
    webhookSecret: String(given["PAYMENTS_WEBHOOK_SECRET"]),
  });
};

const gatewaysOf = ({ context, template }: Dependencies, invoke: InvokeAs, verify: VerifyToken) =>
  readHttpApis(template).map((api) => ({ api, gateway: createGateway(context, { api, invoke, verify }) }));

export const createServices = (dependencies: Dependencies) => {
  const { context, template } = dependencies;
  const { s3, edge, spoken: simple } = createBasics(dependencies);
  const async = handingOver(dependencies);
  const { begin } = async;
  const { invokeAs, beginAs } = callableByServices(context, { ...dependencies, begin });
  const subscriptions = readTopicSubscriptions(template);
  const ses = mail(dependencies, createTopics(context, { subscriptions, begin: beginAs }));
  const cognito = createPools(dependencies, { invokeAs, beginAs }, (sent) => ses.deliver(sent));
  const verify: VerifyToken = (poolId, token) => cognito.verify(poolId, token);
  const { textract, rekognition, ...seeing } = vision(dependencies);
  const gateways = gatewaysOf(dependencies, invokeAs, verify);
  const direct = gateways.map(({ api, gateway }) => directAccess(api, gateway));
  const sns = createSns(context, { prefix: servicePrefix("sns"), deliver: (sent) => ses.deliverText(sent) });
  const { alarms, watched } = openAlarms(dependencies, (sent) => ses.deliver(sent));
  const inboxes: Service[] = [ses.inbox, { ...ses.inbox, prefix: `${inboxPrefix}.json` }];
  const spoken = [...simple, watched, ses.api, ses.account, sns, ...inboxes, cognito, textract, rekognition];
  const played = [
    ...createBankId(context),
    ...stripe(dependencies),
    createCompanyRegister(context, givenTo(template)),
    createBikeIndex(context),
  ];
  const all = [...spoken, ...played, ...realtime(dependencies, verify), ...direct];
  return {
    all,
    gateways,
    edge,
    alarms,
    sweep: () => s3.sweep().then(() => void alarms()),
    holdsObject: s3.holds,
    begin,
    /** Continues the invocations that a restart interrupted. */
    resume: async.resume,
    close: async () => {
      async.close();
      for (const service of all.toReversed()) await service.close();
      await seeing.close();
    },
  };
};
