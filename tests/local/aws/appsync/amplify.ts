import { Amplify } from "aws-amplify";
import { generateClient, CONNECTION_STATE_CHANGE } from "aws-amplify/api";
import { decodeJWT } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";

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
