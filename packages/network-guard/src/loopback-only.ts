// Set-up of the projects whose tests start servers on this machine.
import { afterEach } from "vitest";
import { failIfRefused, guardNetwork } from "./guard-network";

guardNetwork({ loopback: true });
afterEach(failIfRefused);
