export type Find = { readonly location: string; readonly description: string; readonly contact: string };

export const emptyFind: Find = { location: "", description: "", contact: "" };

const isBlank = (text: string): boolean => text.trim() === "";

/** A place and a contact are required. */
export const canBeSent = ({ location, contact }: Find): boolean => !isBlank(location) && !isBlank(contact);
