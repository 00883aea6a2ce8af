/** What the form holds, as it is typed. */
export type Find = { readonly location: string; readonly description: string; readonly contact: string };

export const emptyFind: Find = { location: "", description: "", contact: "" };

const isBlank = (text: string): boolean => text.trim() === "";

/** Whether there is enough to send: where the bike is, and how to reach who found it. */
export const canBeSent = ({ location, contact }: Find): boolean => !isBlank(location) && !isBlank(contact);
