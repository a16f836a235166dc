import { expect, test } from "vitest";
import { isHomeAddress, isPublicAddress } from "./public-address";

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.127.255.254",
  "127.0.0.1",
  "127.8.8.8",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:192.168.1.1",
  "::ffff:8.8.8.8",
  "::ffff:c0a8:101",
  "::7f00:1",
  "fe80::1",
  "fc00::1",
  "fd12:3456:789a::1",
  "ff02::1",
  "fec0::1",
  "2002:c0a8:0101::1",
  "2002:0808:0808::1",
  "2001::1",
  "2001:db8::1",
  "64:ff9b::c0a8:101",
  "64:ff9b::192.168.1.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "not an address",
  "",
])("%s is at home or nobody's", (address) => {
  expect(isPublicAddress(address, [])).toBe(false);
});

test.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::808:808"])(
  "%s is on the internet",
  (address) => {
    expect(isPublicAddress(address, [])).toBe(true);
  },
);

test("an address of the internet that belongs to the box's own network is at home", () => {
  expect(isPublicAddress("2a02:8109:aa00::17", ["2a02:8109:aa00:1::5/48"])).toBe(false);
  expect(isPublicAddress("2a02:8109:bb00::17", ["2a02:8109:aa00:1::5/48"])).toBe(true);
  expect(isPublicAddress("81.2.69.142", ["81.2.69.140/29"])).toBe(false);
});

test.each(["10.1.2.3", "127.0.0.1", "172.31.0.1", "192.168.1.20", "::1", "fd12:3456:789a::1", "::ffff:192.168.1.20"])(
  "%s is in the home network",
  (address) => {
    expect(isHomeAddress(address, [])).toBe(true);
  },
);

test.each([
  "93.184.216.34",
  "::ffff:93.184.216.34",
  "64:ff9b::5db8:d822",
  "2606:4700::1111",
  "169.254.169.254",
  "fe80::1",
  "0.0.0.0",
  "224.0.0.1",
  "not an address",
])("%s is not, public or nobody's", (address) => {
  expect(isHomeAddress(address, ["fe80::1/64", "169.254.1.1/16"])).toBe(false);
});
