/** The password of every household of a benchmark: there is nobody's data in it. */
export const BENCH_PASSWORD = "bench-household";
