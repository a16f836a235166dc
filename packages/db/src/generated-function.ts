/** A value of the function that is generated, by the place of what makes it: `made(0, "row[0]")` is `make0(row[0])`. */
export const made = (at: number, value: string): string => `make${at}(${value})`;

/** The source of an object with these properties, each a name and the source of its value. */
export const objectOf = (properties: readonly (readonly [name: string, value: string])[]): string =>
  `{${properties.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ")}}`;

/**
 * A function of one parameter, from the source of what it returns. V8 gives an object or an array that is written out one
 * shape, and reads a property that is written out in a nanosecond; in a loop over names it looks each of them up, for each row:
 * a tenth of the time of making a shopping list. The source is put together of the schema's names and of nothing that anybody has
 * sent.
 * @param makers the functions that the source names by {@link made}; null where it names none at that place
 */
export function generatedFunction(
  parameter: string,
  returned: string,
  makers: readonly (((value: unknown) => unknown) | null)[],
): (given: object) => unknown {
  const names = makers.map((_maker, at) => `make${at}`).join(", ");
  const source = `"use strict"; const [${names}] = makers; return (${parameter}) => (${returned});`;
  // oxlint-disable-next-line typescript/no-implied-eval -- nobody but the schema has a say in it
  return new Function("makers", source)(makers) as (given: object) => unknown; // what the source says
}
