import { type Rspack, rspack } from '@rsbuild/core'
import { SIGNED_IN } from '../contracts/registry.ts'

/** File in a remote's build that lists the libraries each exposed module needs before it can be drawn. */
export const LIBRARY_USAGE_FILE = 'kits.json'

const LIBRARY = /^consume shared module \([^)]*\) (zod|@ariane\/shared\/[\w/]+)@/

/**
 * Writes the libraries that each exposed module imports at once. The federation manifest names them for the whole
 * remote only.
 */
export class LibraryUsagePlugin {
  apply(compiler: Rspack.Compiler) {
    const name = 'LibraryUsagePlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const usage: Record<string, string[]> = {}
        for (const chunk of compilation.chunks) {
          const exposed = /^__federation_expose_(.+)$/.exec(chunk.name ?? '')?.[1]
          if (exposed) usage[`./${exposed}`] = [...listLibraries(compilation, chunk)].sort()
        }
        compilation.emitAsset(LIBRARY_USAGE_FILE, new rspack.sources.RawSource(JSON.stringify(usage)))
      })
    })
  }
}

function listLibraries(compilation: Rspack.Compilation, entry: Rspack.Chunk): Set<string> {
  const libraries = new Set<string>()
  for (const group of entry.groupsIterable)
    for (const chunk of group.chunks)
      for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
        const library = LIBRARY.exec(module.identifier())?.[1]
        if (library) libraries.add(library)
      }
  return libraries
}

/** File in the shell's build that lists the scripts fetched after the sign-in. */
export const SIGNED_IN_FILE = 'signed-in.json'

/** Writes the files of the signed-in chunk, so that the server can preload them for a user with a session. */
export class SignedInPlugin {
  apply(compiler: Rspack.Compiler) {
    const name = 'SignedInPlugin'
    // File names are final only at this stage.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = compilation.namedChunkGroups.get(SIGNED_IN)?.getFiles() ?? []
        const scripts = files.filter(file => file.endsWith('.js') && file.includes('/async/'))
        compilation.emitAsset(SIGNED_IN_FILE, new rspack.sources.RawSource(JSON.stringify(scripts)))
      })
    })
  }
}
