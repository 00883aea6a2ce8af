import { type SourceChange, replace } from "./source-change.ts";

/** Removes the sign-in component's texts in twenty languages, because the page has its own. */
export const leanSignIn: SourceChange = replace(
  /@aws-amplify[\\/]ui[\\/]dist[\\/]esm[\\/]i18n[\\/]dictionaries[\\/]authenticator[\\/][a-z]{2}\.mjs$/,
  [/= \{[^]*\};(?=\s*export)/, "= {};"],
);
