import { once } from "node:events";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";

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
