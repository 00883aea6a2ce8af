import { useMutation } from "@tanstack/react-query";
import { contactRoutes, type NewContact } from "#contract/contact.ts";
import { work } from "#web/api/challenge/work.ts";
import { createClient } from "#web/api/client.ts";

/** Who writes says who they are in the form. */
const client = createClient(contactRoutes, { token: async () => undefined });

const send = async (message: Omit<NewContact, "solution">): Promise<string> => {
  const challenge = await client.getContactChallenge();
  const body = { ...message, solution: await work(challenge) };
  return (await client.sendContact({ body })).caseNumber;
};

/** Sends the form, after the work that keeps machines from sending thousands; answers with the number of the case. */
export const useContact = () => useMutation({ mutationFn: send });
