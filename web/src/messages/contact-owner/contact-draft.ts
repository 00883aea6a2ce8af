import * as z from "zod";
import { MessageType } from "#contract/messages/messages.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

const ContactDraft = z.object({ type: MessageType, text: z.string() });
export type ContactDraft = z.infer<typeof ContactDraft>;

const nameOf = (userId: string, bikeId: string): string => `cr:contact:${userId}:${bikeId}`;

export const storedContact = (userId: string, bikeId: string): ContactDraft | undefined =>
  ContactDraft.safeParse(keptInTab(nameOf(userId, bikeId))).data;

export const keepContact = (userId: string, bikeId: string, draft: ContactDraft): void =>
  keepInTab(nameOf(userId, bikeId), draft);

export const forgetContact = (userId: string, bikeId: string): void => forgetInTab(nameOf(userId, bikeId));
