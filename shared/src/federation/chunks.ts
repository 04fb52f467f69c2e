import type { HtmlBasicTag, Rspack } from '@rsbuild/core'

/** The page's own scripts come before the preloads for its remotes, because nothing runs without them. */
export const putFirst = (tags: HtmlBasicTag[]) =>
  tags.map(one => (one.tag === 'script' ? { ...one, attrs: { ...one.attrs, fetchpriority: 'high' } } : one))

/**
 * As written, before anything is left out. What is smaller is in each file that needs it: a file of its own costs a request,
 * and its digest in the first script.
 */
const LARGE = { minSize: 100_000 }

/** A library and its wrapper in one file: on a slow network a request costs more than it saves. */
export const LIBRARY_CHUNKS = {
  router: { name: 'kit-router', test: /[\\/](?:react-router(?:-dom)?|shared[\\/]src[\\/]router)[\\/]/, priority: 10 },
  zod: { name: 'kit-zod', test: /[\\/]zod[\\/]|[\\/]shared-zod\.ts$/, priority: 10 },
  default: {
    chunks: (chunk: Rspack.Chunk) => chunk.runtime.has('index') && !chunk.canBeInitial(),
    minChunks: 2,
    ...LARGE,
    priority: -20,
    reuseExistingChunk: true,
  },
  defaultVendors: { ...LARGE, test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true },
}

/** Few files per remote, for the same reason: small modules are duplicated rather than split off. */
export const MERGED_CHUNKS = {
  defaultVendors: false as const,
  default: { minChunks: 2, minSize: 60_000, priority: -20 },
}
