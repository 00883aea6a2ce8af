/** Keeps the first character and the domain, `a***@example.com`. */
export const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${Array.from(name).slice(0, 1).join("")}***@${domain}`;
};

/** Keeps the last two digits, `***67`. */
export const maskPhone = (phone: string): string => `***${phone.slice(-2)}`;
