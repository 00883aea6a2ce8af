import { type SourceChange, replace } from "#lib/source-change.ts";

/** The sign-in component of Amplify without its words in twenty languages: the page teaches it its own. */
export const leanSignIn: SourceChange = replace(
  /@aws-amplify[\\/]ui[\\/]dist[\\/]esm[\\/]i18n[\\/]dictionaries[\\/]authenticator[\\/][a-z]{2}\.mjs$/,
  [/= \{[^]*\};(?=\s*export)/, "= {};"],
);
