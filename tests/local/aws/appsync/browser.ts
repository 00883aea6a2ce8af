import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "#local/cloud.ts";
import { Amplify } from "aws-amplify";
import { generateClient, CONNECTION_STATE_CHANGE } from "aws-amplify/api";
import { decodeJWT } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";

const secret = new TextEncoder().encode("a secret of these tests that is long enough");

/** Signs an access token; `lifeSeconds` counts from the real time, which Amplify uses. */
export const accessToken = (
  sub: string,
  lifeSeconds = 900,
  key = secret,
  groups: readonly string[] = ["customer"],
): Promise<string> =>
  new SignJWT({
    token_use: "access",
    username: sub,
    accountId: sub,
    ...(groups.length > 0 && { "cognito:groups": groups }),
  })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifeSeconds)
    .sign(key);

export const forgedToken = (sub: string): Promise<string> =>
  accessToken(sub, 900, new TextEncoder().encode("another secret that is long enough as well"));

export const verifyAccessToken =
  (clock: Clock) =>
  async (token: string): Promise<Record<string, unknown>> =>
    (await jwtVerify(token, secret, { currentDate: new Date(clock.now()) })).payload;

const subscription = "subscription ($userId: ID!) { onEvent(userId: $userId) { userId event } }";

/** Signs Amplify in with a token. The upper-case scheme keeps its realtime client from rewriting the address to wss://. */
export const signIn = (url: string, token: () => Promise<string>): void => {
  Amplify.configure(
    {
      API: {
        GraphQL: {
          endpoint: url.replace("http:", "HTTP:"),
          region: "eu-west-1",
          defaultAuthMode: "userPool",
        },
      },
    },
    { Auth: { tokenProvider: { getTokens: async () => ({ accessToken: decodeJWT(await token()) }) } } },
  );
};

type Delivered = { userId: string; event: string };

export const listen = (userId: string) => {
  const events: unknown[] = [];
  const errors: unknown[] = [];
  const states: unknown[] = [];
  const stopHub = Hub.listen("api", ({ payload }) => {
    if (payload.event === CONNECTION_STATE_CHANGE)
      states.push(Reflect.get(payload.data ?? {}, "connectionState"));
  });
  const stream = generateClient().graphql({ query: subscription, variables: { userId } });
  if (!("subscribe" in stream)) throw new Error("Amplify did not subscribe.");
  const opened = stream.subscribe({
    next: ({ data }: { data: { onEvent: Delivered } }) => events.push(JSON.parse(data.onEvent.event)),
    error: (error: unknown) => errors.push(error),
  });
  return {
    events,
    errors,
    states,
    stop: () => {
      stopHub();
      opened.unsubscribe();
    },
  };
};

type Message = { type: string; id?: string; payload?: Record<string, unknown> };

const header = (token: string): string =>
  `header-${Buffer.from(JSON.stringify({ host: "127.0.0.1", Authorization: token })).toString("base64url")}`;

export const startMessage = (id: string, userId: string, token: string, selection = "userId event") => ({
  type: "start",
  id,
  payload: {
    data: JSON.stringify({
      query: `subscription ($userId: ID!) { onEvent(userId: $userId) { ${selection} } }`,
      variables: { userId },
    }),
    extensions: { authorization: { Authorization: token } },
  },
});

export const adminStartMessage = (id: string, token: string) => ({
  type: "start",
  id,
  payload: {
    data: JSON.stringify({ query: "subscription { onAdminEvent { event } }" }),
    extensions: { authorization: { Authorization: token } },
  },
});

/** Opens a raw socket of the realtime protocol, for messages that Amplify never sends. */
export const openSocket = async (url: string, token: string) => {
  const socket = new WebSocket(`${url.replace("http:", "ws:")}/realtime`, ["graphql-ws", header(token)]);
  const received: Message[] = [];
  const closed = once(socket, "close");
  socket.on("message", (data) => {
    received.push(JSON.parse((data as Buffer).toString()) as Message);
  });
  await once(socket, "open");
  const send = (message: unknown): void =>
    socket.send(typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  return {
    socket,
    received,
    send,
    closed,
    /** Waits for a message with these fields. */
    got: (like: Record<string, unknown>): Promise<Message | undefined> =>
      vi.waitFor(() => {
        expect(received).toContainEqual(expect.objectContaining(like));
        return received.findLast(({ type }) => type === like["type"]);
      }),
  };
};
