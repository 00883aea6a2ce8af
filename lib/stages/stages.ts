import type { StageSettings } from "#lib/platform/settings.ts";
import { dev } from "#lib/stages/dev.ts";
import { local } from "#lib/stages/local.ts";
import { prod } from "#lib/stages/prod.ts";

export const stages: Readonly<Record<string, StageSettings>> = { dev, local, prod };
