import type { MessageStatement } from "#contract/moderation/message-reports.ts";
import type { MessageDecisionMade } from "#lambdas/messages/items/conversation.ts";

/** Omits the administrator. */
export const showStatement = ({ by: _, ...statement }: MessageDecisionMade): MessageStatement => statement;
