/** Bytes that DynamoDB adds to each item and to each copy in an index. */
const overhead = 100;

const sizeOf = (value: unknown): number => {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(value).length / 2) + 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + sizeOf(each) + 1, 3);
  if (typeof value !== "object" || value === null) return value === undefined ? 0 : 1;
  return Object.entries(value).reduce(
    (sum, [name, each]) => sum + Buffer.byteLength(name) + sizeOf(each) + 1,
    3,
  );
};

type Item = Readonly<Record<string, unknown>>;

/** Billed bytes of an item with its copies in the indexes. */
export const keptBytes = (item: Item): number => {
  const own = Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value),
    0,
  );
  const copies = ["gsi1pk", "gsi2pk"].filter((key) => item[key] !== undefined).length;
  return (own + overhead) * (1 + copies);
};
