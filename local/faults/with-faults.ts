import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { drain } from "#local/aws/wire/drain.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import { bankIdPrefix } from "#local/outside/bankid/bankid.ts";
import type { Clock, Service } from "#local/cloud.ts";
import { sessionNameIn } from "#local/aws/iam/temporary.ts";
import { stripePrefix } from "#local/outside/stripe/stripe.ts";
import { servicePrefix } from "#local/template/place.ts";
import { serviceNames, type RequestFault } from "./fault.ts";
import type { Strikes } from "./fault-set.ts";
import { operationOf } from "./operation.ts";
import { faultyServices, type ServiceName, type Refusal } from "./services.ts";
import { randomUUID } from "node:crypto";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { sendXml } from "#local/aws/wire/send-xml.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";

const codeXml = ({ code, message }: Refusal): string =>
  `<Code>${code}</Code><Message>${xmlEscape(message)}</Message>`;

const errorXml = (refusal: Refusal): string => {
  const type = refusal.status < 500 ? "Sender" : "Receiver";
  const error = `<Error><Type>${type}</Type>${codeXml(refusal)}</Error>`;
  return `<ErrorResponse>${error}<RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
};

const stripeError = ({ status, code, message }: Refusal): object =>
  status === 429 ? { type: "invalid_request_error", code, message } : { type: code, message };

/** Sends the refusal in the format of the service; JSON bodies also get the fields of `more`. */
const refuse = (
  service: ServiceName,
  response: ServerResponse,
  refusal: Refusal,
  more: object = {},
): void => {
  const { status, code, message } = refusal;
  switch (faultyServices[service].dialect) {
    case "json":
      return sendJson(
        response,
        status,
        { __type: code, message, ...more },
        { "content-type": "application/x-amz-json-1.1", "x-amzn-errortype": code },
      );
    case "s3":
      return sendXml(
        response,
        status,
        `<Error>${codeXml(refusal)}<RequestId>${randomUUID()}</RequestId></Error>`,
      );
    case "query":
    case "cloudfront":
      return sendXml(response, status, errorXml(refusal), { "content-type": "text/xml" });
    case "appsync":
      return sendJson(response, status, { errors: [{ errorType: code, message }] });
    case "stripe":
      return sendJson(response, status, { error: stripeError(refusal) });
    case "bankid":
      return sendJson(response, status, { errorCode: code, details: message });
  }
};

const played: Partial<Record<ServiceName, string>> = {
  stripe: `${stripePrefix}/v1`,
  bankid: `${bankIdPrefix}/rp/v6.0`,
};

const nameOf = (prefix: string): ServiceName | undefined =>
  serviceNames.find((name) => {
    const own = played[name] ?? servicePrefix(name);
    return prefix === own || prefix.startsWith(`${own}/`);
  });

/** The session name in the credentials is the name of the function. */
const askerOf = ({ headers }: IncomingMessage): string | undefined => {
  const token = headers["x-amz-security-token"];
  return typeof token === "string" ? sessionNameIn(token) : undefined;
};

type Exchange = {
  readonly service: ServiceName;
  readonly clock: Clock;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly work: () => Promise<void>;
};

/** Lets the service work, then cuts the connection before the response. A GET changes nothing, so it is cut off at once. */
const loseAnswer = async ({ request, response, work }: Exchange): Promise<void> => {
  const { socket, method } = request;
  if (method !== "GET") {
    response.detachSocket(socket);
    await work();
  }
  socket.resetAndDestroy();
};

const befall = async (exchange: Exchange, fault: RequestFault): Promise<void> => {
  const { service, clock, request, response, work } = exchange;
  switch (fault.kind) {
    case "latency":
      await delay(fault.millis, undefined, { ref: false });
      return work();
    case "lost-answer":
      return loseAnswer(exchange);
    case "reset":
      return void request.socket.resetAndDestroy();
    default:
      stamp(response, clock);
      await drain(request);
      return refuse(service, response, faultyServices[service][fault.kind]);
  }
};

/** Applies faults to requests before the service sees them; returns other services unchanged. */
export const withFaults =
  (faults: Pick<Strikes, "areSet" | "strikeRequest">, clock: Clock) =>
  (served: Service): Service => {
    const service = nameOf(served.prefix);
    if (service === undefined) return served;
    return {
      ...served,
      handle: async (asked, response) => {
        if (!faults.areSet()) return served.handle(asked, response);
        const { operation, request } = await operationOf(service, served.prefix, asked);
        const fault = await faults.strikeRequest({ service, operation, asker: askerOf(request) });
        const work = (): Promise<void> => served.handle(request, response);
        return fault === undefined ? work() : befall({ service, clock, request, response, work }, fault);
      },
    };
  };
