import { useLocation } from "react-router-dom";
import { isForSignInSettings } from "#web/platform/auth/next-location.ts";

/** Query parameters that do not carry over to other account pages. */
const own = ["mode", "from"];

const withQuery = (path: string, search: string, changes: Record<string, string>): string => {
  const parameters = new URLSearchParams(search);
  for (const name of own) parameters.delete(name);
  // Nobody can sign in to an account that does not exist yet; `for=store` stays in the address.
  if (path === "/register" && isForSignInSettings(search)) parameters.delete("for");
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return `${path}?${parameters}`.replace(/\?$/, "");
};

/** Links between the account pages, which keep the target page. */
export const authPaths = (search: string) => ({
  signIn: withQuery("/auth", search, {}),
  signUp: withQuery("/auth", search, { mode: "signup" }),
  register: withQuery("/register", search, {}),
  /** For someone whose account was created but who could not be signed in. */
  registered: withQuery("/auth", search, { from: "register" }),
});

export const useAuthPaths = (): ReturnType<typeof authPaths> => authPaths(useLocation().search);
