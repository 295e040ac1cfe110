/**
 * jsdom puts typed arrays of its own over Node's, so that a Buffer is no Uint8Array any more and libraries that ask
 * (jose, PGlite) are led astray. Whoever runs the server beside a page wants Node's.
 */
const nodes = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
if (globalThis.Uint8Array !== nodes) {
  globalThis.Uint8Array = nodes;
  globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor;
}
