import { messageRoutes } from "#contract/messages/messages.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const messagesApi = createClient(messageRoutes, { token: getAccessToken });
