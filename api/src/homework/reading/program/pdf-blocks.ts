/** A page in colours at 600 dots an inch unfolds into less. */
const MOST_BYTES = 128 * 2 ** 20

/**
 * Whatever is read from now on in this process has no block beyond a size. PDF.js unfolds a stream to its end, by the engine
 * or into a block which it doubles: a small file would fill the memory between two looks from outside.
 */
export function boundBlocks(): void {
  // It collects what the engine unfolds without a limit, and unfolds by itself where the engine does not.
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(blocks, given: [number], kind) {
      if (given[0] > MOST_BYTES) throw new RangeError('a block is too large')
      return Reflect.construct(blocks, given, kind)
    },
  })
  // Blocks of before are known by it.
  Uint8Array.prototype.constructor = Uint8Array
}
