import { messageRoutes } from "#contract/messages.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const messagesApi = createClient(messageRoutes, { token: getAccessToken });
