import * as z from "zod";
import type { TableStep } from "#local/aws/dynamodb/table-request.ts";
import type { FunctionLog } from "#local/aws/lambda/function-log.ts";
import type { Metrics } from "./metrics.ts";

type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

export const meteredLog = (log: FunctionLog, metrics: Metrics): FunctionLog => ({
  ...log,
  write: (functionName, text) => {
    for (const line of text.split("\n")) metrics.read(line);
    log.write(functionName, text);
  },
  fail: (failure) => {
    const dimensions = { FunctionName: failure.functionName };
    metrics.add({ namespace: "AWS/Lambda", name: "Errors", dimensions }, 1);
    log.fail(failure);
  },
});

const HttpEvent = z.object({ requestContext: z.object({ apiId: z.string(), http: z.unknown() }) });
const HttpAnswer = z.object({ statusCode: z.number() });

/** Records invocations by function, errors by alias, and answers of the API with those that are 5xx. */
export const meteredInvoke =
  (invoke: Invoke, metrics: Metrics, versions: ReadonlyMap<string, string>): Invoke =>
  async (called, event) => {
    const [functionName = called, alias] = called.split(":");
    const dimensions = { FunctionName: functionName };
    metrics.add({ namespace: "AWS/Lambda", name: "Invocations", dimensions }, 1);
    const failed = (): void => {
      if (alias === undefined) return;
      const ofVersion = { ...dimensions, Resource: called, ExecutedVersion: versions.get(called) ?? "" };
      metrics.add({ namespace: "AWS/Lambda", name: "Errors", dimensions: ofVersion }, 1);
    };
    const apiId = HttpEvent.safeParse(event).data?.requestContext.apiId;
    const answered = (isBroken: boolean): void => {
      if (apiId === undefined) return;
      const ofApi = { namespace: "AWS/ApiGateway", dimensions: { ApiId: apiId } };
      metrics.add({ ...ofApi, name: "Count" }, 1);
      metrics.add({ ...ofApi, name: "5xx" }, Number(isBroken));
    };
    try {
      const answer = await invoke(called, event);
      answered((HttpAnswer.safeParse(answer).data?.statusCode ?? 200) >= 500);
      return answer;
    } catch (error) {
      failed();
      answered(true);
      throw error;
    }
  };

const Named = z.object({ TableName: z.string() });
const throttling = /ThrottlingException|ProvisionedThroughputExceededException|RequestLimitExceeded/;

const tableIn = (body: Buffer): string | undefined => {
  const text = body.toString();
  return Named.safeParse(JSON.parse(text)).data?.TableName ?? /"TableName":"([^"]+)"/.exec(text)?.[1];
};

export const meteredTables =
  (metrics: Pick<Metrics, "add">): TableStep =>
  async (request, next) => {
    const answer = await next(request);
    if (answer.status === 200) return answer;
    const isThrottled = throttling.test(answer.body.toString());
    if (!isThrottled && answer.status < 500) return answer;
    const name = isThrottled ? "ThrottledRequests" : "SystemErrors";
    const dimensions = { TableName: tableIn(request.body) ?? "", Operation: request.operation };
    metrics.add({ namespace: "AWS/DynamoDB", name, dimensions }, 1);
    return answer;
  };
