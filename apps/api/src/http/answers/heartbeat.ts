/** How often a connection says something while a model works: proxies and browsers give up on one that is silent for a minute. */
export const HEARTBEAT_MS = 15_000;
