/** Resolves with what is waited for, or after `ms` milliseconds. */
export const waitAtMost = (ms: number, awaited: Promise<unknown>): Promise<unknown> =>
  Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, ms))]);
