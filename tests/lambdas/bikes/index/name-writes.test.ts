import { describe, expect, it } from "vitest";
import { type Named, nameWrites } from "#lambdas/bikes/index/name-writes.ts";

const anna = (fullName: string): Named => ({ userId: "anna", fullName });
const written = (before: Named | undefined, after: Named) =>
  nameWrites(before, after).map(({ kind, key }) => `${kind} ${key.pk} ${key.sk}`);

describe("a name", () => {
  it("is listed under each of its words", () => {
    expect(written(undefined, anna("Anna-Karin ÅBERG von Höök"))).toEqual([
      "put NAME#an anna#anna",
      "put NAME#ka karin#anna",
      "put NAME#ab aberg#anna",
      "put NAME#vo von#anna",
      "put NAME#ho hook#anna",
    ]);
  });

  it("that has changed leaves the lists of its former words", () => {
    expect(written(anna("Anna Åberg"), anna("Anna Lindqvist"))).toEqual([
      "delete NAME#ab aberg#anna",
      "put NAME#li lindqvist#anna",
    ]);
  });

  it("that has not changed writes nothing", () => {
    expect(written(anna("Anna Åberg"), anna("ANNA Aberg"))).toEqual([]);
    expect(written(undefined, anna("#"))).toEqual([]);
  });
});
