import * as z from "zod";
import { EidHint } from "#contract/identity.ts";
import type { Connection } from "#lambdas/identity/bankid-connection.ts";
import { type Eid, EidError, type EidFailure, type EidRequest } from "#lambdas/identity/eid.ts";

const Started = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});

/** BankID adds codes without notice. */
const Hint = EidHint.catch("unknown");

const Collected = z.discriminatedUnion("status", [
  z.object({ status: z.literal("pending"), hintCode: Hint }),
  z.object({ status: z.literal("failed"), hintCode: Hint }),
  z.object({
    status: z.literal("complete"),
    completionData: z.object({
      user: z.object({ personalNumber: z.string().regex(/^\d{12}$/), name: z.string().trim().min(1) }),
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

/** Where an order begins. */
const beginnings: Record<EidRequest["kind"], string> = { identification: "/auth", signature: "/sign" };

const failureOf = (status: number, code: string, path: string): EidFailure => {
  if (code === "alreadyInProgress") return "in-progress";
  // An outcome that was told, an order that is too old, or one that was cancelled before.
  if (code === "invalidParameters" && !Object.values(beginnings).includes(path)) return "order-gone";
  return status >= 500 || status === 408 || status === 429 ? "down" : "refused";
};

/** Neither BankID's `details` nor its answer goes into an error: both may name a person. */
const understand = <T extends z.ZodType>(
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

/** BankID's interface for relying parties, version 6.0. */
export const bankId = (connection: Connection): Eid => {
  const ask = async <T extends z.ZodType>(path: string, body: object, schema: T): Promise<z.output<T>> =>
    understand(path, await connection(path, body), schema);
  return {
    start: ({ address, text, kind }) =>
      ask(
        beginnings[kind],
        {
          endUserIp: address,
          userVisibleData: Buffer.from(text).toString("base64"),
        },
        Started,
      ),
    async collect(orderRef) {
      const answer = await ask("/collect", { orderRef }, Collected);
      if (answer.status !== "complete") return { status: answer.status, hint: answer.hintCode };
      const { user, signature, ocspResponse } = answer.completionData;
      const { personalNumber, name } = user;
      return { status: "complete", person: { personalNumber, name }, evidence: { signature, ocspResponse } };
    },
    async cancel(orderRef) {
      await ask("/cancel", { orderRef }, z.unknown());
    },
  };
};
