import { describe, expect, it } from "vitest";
import { searchedNumber } from "#web/bikes/search/searched-number.ts";
import { everything, isEmpty, parametersOf, searchOf } from "#web/bikes/search/search.ts";

const read = (address: string) => searchOf(new URLSearchParams(address));

describe("the address of a search", () => {
  it.each([
    "",
    "q=WTU+204",
    "q=r%C3%B6d&brand=Crescent&model=Elina&color=r%C3%B6d&city=Malm%C3%B6&type=dam&status=stolen",
    "status=for_sale",
    "q=%23+%7C+%26+%27%3B+%F0%9F%9A%B2",
  ])("%s survives writing and reading", (address) => {
    expect(parametersOf(read(address)).toString()).toBe(address);
  });

  it.each([
    ["color=regnbåge&type=rymdskepp&status=all"],
    ["cursor=forged&limit=1000&nonsense=1"],
    [`q=${"x".repeat(201)}`],
    ["q=+++&brand="],
  ])("%s searches for nothing", (address) => {
    const search = read(address);
    expect(isEmpty(search)).toBe(true);
    expect(parametersOf(search).toString()).toBe("");
  });

  it.each([
    "frame",
    "frameNumber",
    "frame_number",
    "ramnummer",
    "serial",
    "query",
    "search",
    "s",
    "sök",
    "Q",
  ])("accepts q under the name %s", (name) => {
    expect(parametersOf(read(`${encodeURIComponent(name)}=WTU+204`)).toString()).toBe("q=WTU+204");
  });

  it("prefers a parameter's own name, unless it is empty", () => {
    expect(read("frame=AAA111&q=BBB222").q).toBe("BBB222");
    expect(read("q=&frame=AAA111&stad=Malmö")).toMatchObject({ q: "AAA111", city: "Malmö" });
  });

  it("leaves out what is not searched for", () => {
    expect(read("")).toEqual(everything);
    expect(parametersOf({ q: " wtu ", brand: "", status: "any" }).toString()).toBe("q=wtu");
  });
});

describe("a whole frame number", () => {
  it.each([
    ["wtu 204-k8861", "WTU204K8861"],
    ["BX77K20914", "BX77K20914"],
    ["123456", "123456"],
  ])("is read from %s", (typed, number) => {
    expect(searchedNumber(typed)).toBe(number);
  });

  it.each([undefined, "", "A12", "crescent", "Marlin 2020", "röd Crescent", "x".repeat(70)])(
    "is not %s",
    (typed) => {
      expect(searchedNumber(typed)).toBeUndefined();
    },
  );
});
