/** The password of every house of a benchmark: there is nobody's data in it. */
export const HOUSE_PASSWORD = "bench-household";
