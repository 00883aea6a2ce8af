import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

import { drain } from "#local/aws/drain.ts";
import { stamp } from "#local/aws/stamp.ts";
import { bankIdPrefix } from "#local/bankid/bankid.ts";
import type { Clock, Service } from "#local/cloud.ts";
import { sessionNameIn } from "#local/iam/temporary.ts";
import { stripePrefix } from "#local/stripe/stripe.ts";
import { servicePrefix } from "#local/template/place.ts";

import { serviceNames } from "./fault.ts";
import type { RequestFault } from "./fault.ts";
import type { Strikes } from "./fault-set.ts";
import { operationOf } from "./operation.ts";
import { refuse } from "./refuse.ts";
import { faultyServices } from "./services.ts";
import type { ServiceName } from "./services.ts";

const played: Partial<Record<ServiceName, string>> = {
  stripe: `${stripePrefix}/v1`,
  bankid: `${bankIdPrefix}/rp/v6.0`,
};

const nameOf = (prefix: string): ServiceName | undefined =>
  serviceNames.find((name) => {
    const own = played[name] ?? servicePrefix(name);
    return prefix === own || prefix.startsWith(`${own}/`);
  });

/** The function that asks, as its credentials name it. */
const askerOf = ({ headers }: IncomingMessage): string | undefined => {
  const token = headers["x-amz-security-token"];
  return typeof token === "string" ? sessionNameIn(token) : undefined;
};

type Exchange = {
  readonly service: ServiceName;
  readonly clock: Clock;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What the service would do. */
  readonly work: () => Promise<void>;
};

/** Has the service work, and the connection end where the answer would begin. What only reads is cut off at once. */
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

/** Lets faults strike the requests to a service before it sees them; services that have none stay as they are. */
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
