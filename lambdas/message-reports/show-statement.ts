import type { MessageStatement } from "#contract/message-reports.ts";
import type { MessageDecisionMade } from "#lambdas/shared/table/items/conversation.ts";

/** A decision without who has made it. */
export const showStatement = ({ by: _, ...statement }: MessageDecisionMade): MessageStatement => statement;
