import * as z from "zod";
import { AppSyncError } from "./appsync-error.ts";
import { GraphQLRequest } from "./operation.ts";

const parsedJson = (text: string, refinement: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    refinement.addIssue("not JSON");
    return z.NEVER;
  }
};

const Json = z.string().transform(parsedJson);

const Message = Json.pipe(
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("connection_init") }),
    z.object({
      type: z.literal("start"),
      id: z.string().min(1).max(128),
      payload: z.object({
        data: Json.pipe(GraphQLRequest),
        extensions: z.object({ authorization: z.object({ Authorization: z.string().optional() }) }),
      }),
    }),
    z.object({ type: z.literal("stop"), id: z.string() }),
  ]),
);
export type Message = z.infer<typeof Message>;
export type Start = Extract<Message, { type: "start" }>;

/** Parses a WebSocket message; throws UnsupportedOperation if it is malformed or of an unknown type. */
export const readMessage = (text: string): Message => {
  const message = Message.safeParse(text);
  if (message.success) return message.data;
  throw new AppSyncError("UnsupportedOperation", "unknown not supported through the realtime channel");
};

const ConnectionHeader = Json.pipe(z.object({ Authorization: z.string().optional() }));

/** Reads the authorisation from the second sub-protocol: `header-` followed by base64url of JSON. */
export const connectionAuthorization = (protocols: string | undefined): string | undefined => {
  const encoded = protocols
    ?.split(",")
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith("header-"));
  const text = Buffer.from(encoded?.slice("header-".length) ?? "", "base64url").toString();
  return ConnectionHeader.safeParse(text).data?.Authorization;
};
