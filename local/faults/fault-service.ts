import * as z from "zod";
import { drain } from "#local/aws/wire/drain.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import { readJson } from "#local/read-json.ts";
import { wantedFaults } from "./fault.ts";
import type { FaultSet } from "./fault-set.ts";

const faultsPrefix = "/_local/faults";

export const createFaultService = (faults: FaultSet, functionNames: readonly string[]): Service => {
  const Wanted = wantedFaults(functionNames);
  return {
    prefix: faultsPrefix,
    handle: async (request, response) => {
      const answer = (status: number, value: object): void =>
        sendJson(response, status, value, { "cache-control": "no-store" });
      if (request.url !== faultsPrefix) return answer(404, { message: "Not Found" });
      if (request.method === "GET") return answer(200, faults.list());
      if (comesFromElsewhere(request)) {
        await drain(request);
        return answer(403, { message: "Forbidden" });
      }
      if (request.method === "DELETE") faults.end();
      else if (request.method === "POST") {
        const wanted = await readJson(request, Wanted);
        if (!wanted.success) return answer(400, { message: z.prettifyError(wanted.error) });
        faults.set(wanted.data);
      } else return answer(405, { message: "Only GET, POST and DELETE are served here." });
      answer(200, faults.list());
    },
    close: () => Promise.resolve(),
  };
};
