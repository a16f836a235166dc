/** How often a connection says something while a model works: proxies and browsers give up on one that is silent for a minute. */
export const SIGN_OF_LIFE_MS = 15_000;
