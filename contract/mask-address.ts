/** The first sign of an e-mail address and its domain, `a***@example.com`. */
export const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${Array.from(name).slice(0, 1).join("")}***@${domain}`;
};

/** The last two digits of a phone number, `***67`. */
export const maskPhone = (phone: string): string => `***${phone.slice(-2)}`;
