import type { Reader } from "#lambdas/platform/table/reader.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Signer } from "./aws-signer.ts";

export type CertificatesContext = {
  readonly table: Table;
  readonly reader: Pick<Reader, "batchGet" | "query">;
  readonly system: System;
  readonly signer: Signer;
  readonly challengeSecret: string;
  readonly cursorSecret: string;
  readonly siteOrigin: string;
};
