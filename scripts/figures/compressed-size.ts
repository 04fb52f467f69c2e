import { brotliCompressSync, constants } from 'node:zlib'

/** How many bytes a text has on its way to a browser. */
export const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
