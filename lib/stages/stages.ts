import type { StageSettings } from "#lib/settings.ts";
import { dev } from "#lib/stages/dev.ts";
import { local } from "#lib/stages/local.ts";
import { prod } from "#lib/stages/prod.ts";

/** Every stage that can be deployed, by its name. */
export const stages: Readonly<Record<string, StageSettings>> = { dev, local, prod };
