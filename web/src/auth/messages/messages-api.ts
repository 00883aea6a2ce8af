import { messageRoutes } from "#contract/messages.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "../session.ts";

export const messagesApi = createClient(messageRoutes, { token: getAccessToken });
