import { type ExecutionResult, subscribe as executeSubscription, type GraphQLFieldResolver } from "graphql";
import type { WebSocket } from "ws";
import { on } from "node:events";
import * as z from "zod";
import { AppSyncError, operationErrors, requestError } from "./appsync-error.ts";
import { type GraphQLApi, readField } from "./graphql-api.ts";
import { authenticateUser, hasExpired, type User, type VerifyUser } from "./identity.ts";
import { readMessage, type Start } from "./message.ts";
import { parseDocument, type GraphQLRequest } from "./operation.ts";
import { reaches } from "./subscription-filter.ts";

const Event = z.record(z.string(), z.unknown());

async function* filtered(
  source: AsyncIterable<unknown[]>,
  field: string,
  selection: Parameters<typeof reaches>[1],
) {
  for await (const [value] of source) {
    const event = Event.parse(value);
    if (reaches(event, selection)) yield { [field]: event };
  }
}

/** Authorises the subscription and listens with the filter that the field's resolver sets. */
const openField =
  (api: GraphQLApi, user: User, signal: AbortSignal): GraphQLFieldResolver<unknown, unknown> =>
  (_source, args, _context, info) => {
    api.authorize(user, info);
    const outcome = api.resolve(user, args, info);
    // Listens at once: inside a generator, `on` would only start with the first read and miss earlier events.
    const source = on(api.events, info.fieldName, { signal });
    return filtered(source, info.fieldName, { filter: outcome?.filter, args: Event.parse(args) });
  };

const refusal = ({ errors = [] }: ExecutionResult): AppSyncError => {
  const [first] = operationErrors(errors);
  return new AppSyncError(
    first?.errorType ?? "MalformedHttpRequestException",
    first?.message ?? "The subscription was refused.",
  );
};

/** Opens a subscription until the signal aborts; throws AppSyncError if it is refused. */
const openSubscription = async (
  api: GraphQLApi,
  user: User,
  request: GraphQLRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<ExecutionResult>> => {
  const stream = await executeSubscription({
    schema: api.schema,
    document: parseDocument(api, request.query),
    variableValues: request.variables ?? {},
    fieldResolver: readField(api, user),
    subscribeFieldResolver: openField(api, user, signal),
  });
  if (Symbol.asyncIterator in stream) return stream;
  throw refusal(stream);
};

/** AppSync sends a keep-alive every minute; clients reconnect after five minutes without one. */
const keepAliveMillis = 60_000;
const connectionTimeoutMs = 300_000;
const maxSubscriptions = 100;

type Opened = { user: User; end: AbortController };

export class Connection {
  readonly #socket: WebSocket;
  readonly #api: GraphQLApi;
  readonly #verify: VerifyUser;
  readonly #user: Promise<User>;
  readonly #opened = new Map<string, Opened>();
  #keepAlive: NodeJS.Timeout | undefined;
  /** Messages are answered in order, so that a stop cannot overtake its start. */
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
    // The error is sent in reply to the first message, once the client listens.
    this.#user.catch(() => undefined);
    socket.on("message", (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : "";
      this.#work = this.#work.then(() => this.#answer(text));
    });
    socket.on("close", () => this.#end());
    // ws closes the socket itself after a protocol error of the client.
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

  /** Delivers nothing on an expired token; the client reconnects with a fresh one. */
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
    if (this.#opened.size >= maxSubscriptions)
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
