import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from "node:http";

type Api = {
  readonly url: string;
  readonly id: string;
};
type RunningServer = { readonly url: string; stop(): Promise<void> };

/** Headers that belong to one connection and are not forwarded. */
const ofConnection = new Set(["connection", "host", "keep-alive", "transfer-encoding"]);

const forward = (
  { url, id }: Api,
  added: Readonly<Record<string, string>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const kept = Object.entries(incoming.headers).filter(([name]) => !ofConnection.has(name));
  // The emulator chooses the API by the host.
  const headers = { ...Object.fromEntries(kept), ...added, host: `${id}.execute-api.localhost` };
  const { hostname, port } = new URL(url);
  const forwarded = ask(
    { hostname, port, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  forwarded.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(forwarded);
};

const open = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RunningServer> => {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

/** The public API without the site in front. */
export const openApi = (api: Api): Promise<RunningServer> =>
  open((request, response) => forward(api, {}, request, response));

/** Replaces CloudFront, whose addresses the emulator does not serve: forwards /api/ with the site's headers, and serves the pages' configuration. */
export const openSite = (api: Api, originSecret: string, config: object): Promise<RunningServer> =>
  open((request, response) => {
    const isApi = request.url?.startsWith("/api/") === true;
    const added = { "x-origin-secret": originSecret, "x-viewer-address": "127.0.0.1" };
    if (isApi) return forward(api, added, request, response);
    if (request.url !== "/config.json") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(config));
  });
