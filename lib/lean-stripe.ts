import { type SourceChange, replace } from "#lib/source-change.ts";

/** Sixty resources and their schemas, of which a shop uses two. */
const withoutUnusedResources: SourceChange = replace(
  /stripe\/esm\/stripe\.esm\.node\.js$/,
  [/^import \{ (?!RefundResource|Checkout\b)\w+,? \} from '\.\/resources\/.*$/gm, ""],
  [/^ *this\.\w+ = new (?!RefundResource|Checkout\b)\w+(?:Resource)?\(this\);$/gm, ""],
  ["import { OAuthResource } from './resources.js';", ""],
  ["import * as resources from './resources.js';", "const resources = undefined;"],
  // Events that only name what happened, of accounts that lie below another.
  [
    /^import \{ StripeEventNotificationHandler, \} from .*$/m,
    "const StripeEventNotificationHandler = undefined;",
  ],
  ["this.account = this.accounts;", ""],
);

/** A namespace that is passed on is read in whole, and that of `http` loads all of undici when it is read. */
const defaultModules: SourceChange = replace(
  /stripe\/esm\/net\/NodeHttpClient\.js$/,
  ["import * as http_ from 'http';", "import http from 'http';"],
  ["import * as https_ from 'https';", "import https from 'https';"],
  ["const http = http_.default || http_;", ""],
  ["const https = https_.default || https_;", ""],
);

export const leanStripe: readonly SourceChange[] = [withoutUnusedResources, defaultModules];
