// Runs before anything that needs type stripping, so it is plain CommonJS that any Node can run.
"use strict";
const major = Number(process.versions.node.split(".")[0]);
if (major < 22) {
  console.error(
    `This is Node ${process.versions.node}; Callboard brings its own Node 24. ` +
      "Run `npm ci` with Node 20 or newer and start it with `npm start`.",
  );
  process.exit(1);
}
