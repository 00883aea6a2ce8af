import { describe, expect, it } from "vitest";
import { FoundReportState } from "#contract/thefts/found-reports.ts";
import { reportMoves } from "#lambdas/thefts/finds/moves.ts";
import { move } from "#lambdas/platform/http/move.ts";

const outcomeOf = (name: keyof typeof reportMoves, from: FoundReportState): string => {
  try {
    return move<FoundReportState>(reportMoves[name], from);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a report of a find", () => {
  it.each(["pending", "owner_seen"] as const)("that is %s can be decided or expire", (from) => {
    expect(outcomeOf("see", from)).toBe("owner_seen");
    expect(outcomeOf("confirm", from)).toBe("confirmed");
    expect(outcomeOf("reject", from)).toBe("rejected");
    expect(outcomeOf("expire", from)).toBe("expired");
  });

  it.each(["confirmed", "rejected", "expired"] as const)("that is %s stays so", (from) => {
    expect(outcomeOf("see", from)).toBe(from);
    for (const name of ["confirm", "reject", "expire"] as const)
      expect(outcomeOf(name, from)).toBe("found-report-decided");
  });
});
