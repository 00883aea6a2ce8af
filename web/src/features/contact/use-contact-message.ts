import { useState } from "react";
import {
  checkContactMessage,
  type ContactMessage,
  type ContactFaults,
  type ContactField,
  contactFields,
  type Sendable,
} from "./contact-message.ts";

/** What is typed stays whatever happens. `submit` hands on a message that can be sent, or names the first field that cannot. */
export const useContactMessage = (start: ContactMessage, language: "sv" | "en") => {
  const [typed, setTyped] = useState<Partial<ContactMessage>>({});
  const [faults, setFaults] = useState<ContactFaults>({});
  const message = { ...start, ...typed };
  const type = (change: Partial<ContactMessage>): void => {
    setTyped({ ...typed, ...change });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
  };
  const submit = (send: (message: Sendable) => void): ContactField | undefined => {
    const checked = checkContactMessage(message, language);
    if ("faults" in checked) {
      setFaults(checked.faults);
      return contactFields.find((field) => field in checked.faults);
    }
    send(checked.message);
    return undefined;
  };
  return { message, faults, type, submit };
};
