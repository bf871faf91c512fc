// Whether records are checked in the same way on the machine and in WebAssembly.
//
//   node --no-warnings verify.mjs WASM NATIVE RECORD
//
// WASM and NATIVE are the example `verify`, built for wasm32-wasip1 and for this machine. Both must find that RECORD
// holds, and must refuse it in the same words when one die is turned.

import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WASI } from "node:wasi";

const [wasm, native, file] = process.argv.slice(2);
const record = readFileSync(file, "utf8");
const folder = mkdtempSync(join(tmpdir(), "verify-"));

/** The record with the first die that was rolled turned to another face. */
function spoiled(record) {
  const changed = record.replace(/("faces":6,"dice":\[)(\d)/, (_, before, face) => before + ((face % 6) + 1));
  if (changed === record) throw new Error(`${file} has no dice in it`);
  return changed;
}

async function inWasm(module, record) {
  const [input, output] = [join(folder, "record"), join(folder, "verdict")];
  writeFileSync(input, record);
  const [stdin, stdout] = [openSync(input, "r"), openSync(output, "w")];
  const wasi = new WASI({ version: "preview1", args: ["verify"], stdin, stdout, returnOnExit: true });
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
  const code = wasi.start(instance);
  [stdin, stdout].forEach(closeSync);
  return { code, sentence: readFileSync(output, "utf8").trim() };
}

function onTheMachine(record) {
  const { status, stdout } = spawnSync(native, { input: record, encoding: "utf8" });
  return { code: status, sentence: stdout.trim() };
}

try {
  const module = await WebAssembly.compile(readFileSync(wasm));
  for (const [text, due] of [[record, 0], [spoiled(record), 2]]) {
    const [there, here] = [await inWasm(module, text), onTheMachine(text)];
    if (there.code !== due || here.code !== due || there.sentence !== here.sentence) {
      throw new Error(`${due} was due\nin WebAssembly: ${there.code} ${there.sentence}\nhere: ${here.code} ${here.sentence}`);
    }
    console.log(`the same in WebAssembly: ${there.sentence}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
