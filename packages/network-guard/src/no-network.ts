// Set-up of the projects whose tests have no server to talk to.
import { afterEach } from "vitest";
import { failIfRefused, guardNetwork } from "./guard-network";

guardNetwork({ loopback: false });
afterEach(failIfRefused);
