import { useLocation } from "react-router-dom";

/** What belongs to one of the pages and not to the others. */
const own = ["mode", "from"];

const withQuery = (path: string, search: string, changes: Record<string, string>): string => {
  const parameters = new URLSearchParams(search);
  for (const name of own) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return `${path}?${parameters}`.replace(/\?$/, "");
};

/** The ways between the account pages, none of which forgets where the person was going. */
export const authPaths = (search: string) => ({
  signIn: withQuery("/auth", search, {}),
  signUp: withQuery("/auth", search, { mode: "signup" }),
  register: withQuery("/register", search, {}),
  /** The account is there, but signing in did not follow. */
  registered: withQuery("/auth", search, { from: "register" }),
});

export const useAuthPaths = (): ReturnType<typeof authPaths> => authPaths(useLocation().search);
