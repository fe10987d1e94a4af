import { refusalOfTarget } from "./target.ts";

test.each([
  "http://localhost:4000",
  "https://localhost",
  "http://callboard.localhost:8080",
  "http://127.0.0.1:4000",
  "http://127.1:4000",
  "http://0x7f000001",
  "http://[::1]:4000",
  "http://LOCALHOST:4000/path",
])("%s is this machine", (address) => {
  expect(refusalOfTarget(address, false)).toBeNull();
});

test.each([
  "https://callboard.example.com",
  "http://localhost.example.com",
  "http://127.0.0.1.example.com",
  "http://localhost@example.com",
  "http://example.com#localhost",
  "http://10.0.0.1",
  "http://192.168.1.2:4000",
  "http://0.0.0.0:4000",
  "http://[::ffff:10.0.0.1]:4000",
  "http://[fe80::1]",
])("%s needs somebody who owns it", (address) => {
  expect(refusalOfTarget(address, false)).toMatch(/is not this machine.*--i-own-this-target/);
  expect(refusalOfTarget(address, true)).toBeNull();
});

test.each(["localhost", "", "http://", "ftp://localhost", "file:///etc/hosts", "javascript:alert(1)"])(
  "%p is refused, whoever owns it",
  (address) => {
    expect(refusalOfTarget(address, false)).not.toBeNull();
    expect(refusalOfTarget(address, true)).not.toBeNull();
  },
);
