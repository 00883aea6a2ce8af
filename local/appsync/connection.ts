import type { ExecutionResult } from "graphql";
import type { WebSocket } from "ws";

import { AppSyncError, operationErrors, requestError } from "./appsync-error.ts";
import type { GraphQLApi } from "./graphql-api.ts";
import { authenticateUser, hasExpired } from "./identity.ts";
import type { User, VerifyUser } from "./identity.ts";
import { readMessage } from "./message.ts";
import type { Start } from "./message.ts";
import { openSubscription } from "./subscription.ts";

/** What AppSync promises its clients: a sign of life a minute, and to be given up after five without one. */
const keepAliveMillis = 60_000;
const connectionTimeoutMs = 300_000;
const mostSubscriptions = 100;

type Opened = { user: User; end: AbortController };

/** One WebSocket speaking Amplify's realtime protocol. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #api: GraphQLApi;
  readonly #verify: VerifyUser;
  readonly #user: Promise<User>;
  readonly #opened = new Map<string, Opened>();
  #keepAlive: NodeJS.Timeout | undefined;
  /** Messages are answered one after another, so that a stop never overtakes its start. */
  #work: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    api: GraphQLApi,
    access: { verify: VerifyUser; authorization: string | undefined },
  ) {
    this.#socket = socket;
    this.#api = api;
    this.#verify = access.verify;
    this.#user = authenticateUser(access.authorization, access.verify, api.clock);
    // Said with the first message, when the client listens.
    this.#user.catch(() => undefined);
    socket.on("message", (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : "";
      this.#work = this.#work.then(() => this.#answer(text));
    });
    socket.on("close", () => this.#end());
    // What a client breaks is its own: the socket closes by itself.
    socket.on("error", () => this.#end());
  }

  #send(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #refuse(error: unknown): void {
    const errors = [{ ...requestError(error), errorCode: 401 }];
    this.#send({ type: "connection_error", payload: { errors } });
    this.#socket.close(1008, "Unauthorized");
  }

  #end(): void {
    clearInterval(this.#keepAlive);
    for (const { end } of this.#opened.values()) end.abort();
    this.#opened.clear();
  }

  async #answer(text: string): Promise<void> {
    const refusal = await this.#user.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (refusal) return this.#refuse(refusal.error);
    let id: string | undefined;
    try {
      const message = readMessage(text);
      if (message.type === "connection_init") return this.#greet();
      ({ id } = message);
      if (message.type === "start") await this.#start(message);
      else this.#stop(message.id);
    } catch (error) {
      this.#send({ type: "error", ...(id ? { id } : {}), payload: { errors: [requestError(error)] } });
    }
  }

  #greet(): void {
    if (this.#keepAlive) return;
    this.#send({ type: "connection_ack", payload: { connectionTimeoutMs } });
    this.#send({ type: "ka" });
    this.#keepAlive = setInterval(() => {
      this.#closeIfExpired();
      this.#send({ type: "ka" });
    }, keepAliveMillis);
  }

  /** Nothing is delivered on an expired token; a closed connection makes the client come back with a fresh one. */
  #closeIfExpired(): boolean {
    const expired = [...this.#opened.values()].some(({ user }) => hasExpired(user, this.#api.clock));
    if (expired) this.#socket.close(1008, "Token has expired");
    return expired;
  }

  async #start({ id, payload }: Start): Promise<void> {
    const { Authorization } = payload.extensions.authorization;
    const user = await authenticateUser(Authorization, this.#verify, this.#api.clock);
    if (this.#opened.has(id))
      throw new AppSyncError("DuplicatedOperationError", "A subscription with this id is open.");
    if (this.#opened.size >= mostSubscriptions)
      throw new AppSyncError("MaxSubscriptionsReachedError", "Too many subscriptions on one connection.");
    const end = new AbortController();
    const events = await openSubscription(this.#api, user, payload.data, end.signal);
    this.#opened.set(id, { user, end });
    this.#send({ type: "start_ack", id });
    void this.#deliver(id, events, end.signal);
  }

  async #deliver(id: string, events: AsyncIterable<ExecutionResult>, signal: AbortSignal): Promise<void> {
    try {
      for await (const { data, errors } of events) {
        if (signal.aborted || this.#closeIfExpired()) return;
        const payload = { data: data ?? null, ...(errors ? { errors: operationErrors(errors) } : {}) };
        this.#send({ type: "data", id, payload });
      }
    } catch (error) {
      if (!signal.aborted) this.#send({ type: "error", id, payload: { errors: [requestError(error)] } });
    }
  }

  #stop(id: string): void {
    this.#opened.get(id)?.end.abort();
    this.#opened.delete(id);
    this.#send({ type: "complete", id });
  }
}
