import * as z from "zod";
import { EidHint } from "#contract/people/identity.ts";
import type { Connection } from "./bankid-connection.ts";
import { type Eid, EidError, type EidFailure, type EidRequest } from "./eid.ts";

const Started = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});

/** BankID adds hint codes without notice. */
const Hint = EidHint.catch("unknown");

const Collected = z.discriminatedUnion("status", [
  z.object({ status: z.literal("pending"), hintCode: Hint }),
  z.object({ status: z.literal("failed"), hintCode: Hint }),
  z.object({
    status: z.literal("complete"),
    completionData: z.object({
      user: z.object({ personalNumber: z.string().regex(/^\d{12}$/), name: z.string().trim().min(1) }),
      device: z.object({ ipAddress: z.string() }),
      risk: z.enum(["low", "moderate", "high"]).optional(),
      signature: z.base64().min(1),
      ocspResponse: z.base64().min(1),
    }),
  }),
]);

const Refusal = z.object({ errorCode: z.string().regex(/^\w{1,40}$/) });

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const startPaths: Record<EidRequest["kind"], string> = { identification: "/auth", signature: "/sign" };

const failureOf = (status: number, code: string, path: string): EidFailure => {
  if (code === "alreadyInProgress") return "in-progress";
  // The outcome was already collected, or the order expired or was cancelled.
  if (code === "invalidParameters" && !Object.values(startPaths).includes(path)) return "order-gone";
  return status >= 500 || status === 408 || status === 429 ? "down" : "refused";
};

/** Errors hold neither BankID's `details` nor its response: both may name a person. */
const parseResponse = <T extends z.ZodType>(
  path: string,
  { status, body }: Awaited<ReturnType<Connection>>,
  schema: T,
): z.output<T> => {
  const content = parseJson(body);
  if (status !== 200) {
    const code = Refusal.safeParse(content).data?.errorCode ?? "no error code";
    throw new EidError(failureOf(status, code, path), `BankID answered ${path} with ${status}, ${code}`);
  }
  const answer = schema.safeParse(content);
  if (!answer.success) throw new EidError("down", `BankID's answer to ${path} is not understood`);
  return answer.data;
};

const webOf = ({ domain, userAgent, device }: NonNullable<EidRequest["web"]>) => ({
  referringDomain: domain,
  userAgent,
  deviceIdentifier: device,
});

/** BankID's relying party API 6.0. */
export const bankId = (connection: Connection): Eid => {
  const ask = async <T extends z.ZodType>(path: string, body: object, schema: T): Promise<z.output<T>> =>
    parseResponse(path, await connection(path, body), schema);
  return {
    start: ({ address, text, kind, returnUrl, web }) =>
      ask(
        startPaths[kind],
        {
          endUserIp: address,
          userVisibleData: Buffer.from(text).toString("base64"),
          returnRisk: true,
          ...(returnUrl !== undefined && { returnUrl }),
          ...(web && { web: webOf(web) }),
        },
        Started,
      ),
    async collect(orderRef) {
      const answer = await ask("/collect", { orderRef }, Collected);
      if (answer.status !== "complete") return { status: answer.status, hint: answer.hintCode };
      const { user, device, risk, signature, ocspResponse } = answer.completionData;
      const { personalNumber, name } = user;
      const evidence = { signature, ocspResponse };
      return {
        status: "complete",
        person: { personalNumber, name },
        evidence,
        address: device.ipAddress,
        risk,
      };
    },
    async cancel(orderRef) {
      await ask("/cancel", { orderRef }, z.unknown());
    },
  };
};
