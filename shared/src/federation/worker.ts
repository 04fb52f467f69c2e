import { readFile } from 'node:fs/promises'
import { type Rspack, rspack } from '@rsbuild/core'
import { WORKER_FILE } from '../contracts/offline.ts'

/** Adds a service worker to a build: one file that imports nothing at run time, without the runtime of the other files. */
export class WorkerPlugin {
  readonly #source: string
  constructor(source: string) {
    this.#source = source
  }
  apply(compiler: Rspack.Compiler) {
    const name = 'WorkerPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.fileDependencies.add(this.#source)
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { code } = await rspack.experiments.swc.transform(await readFile(this.#source, 'utf8'), {
          jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
          isModule: true,
        })
        // A classic script, which every browser takes: what was only there for its types is gone.
        const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '')
        if (/^\s*(?:import|export)\b/m.test(script)) throw new Error(`${this.#source} imports something at run time`)
        compilation.emitAsset(WORKER_FILE, new rspack.sources.RawSource(script))
      })
    })
  }
}
