import { createRequire } from 'node:module'
import type { Rspack } from '@rsbuild/core'

/**
 * Rspack picks the CommonJS build of the federation runtime, which cannot be tree-shaken (+50 kB in every remote). This
 * points its aliases at the ES modules. It depends on the internals of two libraries, hence their pinned versions and
 * the size limit on the remotes' entry in scripts/site.
 */
export class EsmRuntimePlugin {
  apply(compiler: Rspack.Compiler) {
    const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/rsbuild-plugin'))
    const enhanced = createRequire(plugin.resolve('@module-federation/enhanced'))
    const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
    const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime')
    const runtime = tools.resolve('@module-federation/runtime')
    const externalCore = createRequire(enhanced.resolve('@module-federation/rspack')).resolve(
      '@module-federation/inject-external-runtime-core-plugin',
    )
    const esm = (file: string) => file.replace(/index\.cjs$/, 'index.js')
    compiler.hooks.afterPlugins.tap({ name: 'EsmRuntimePlugin', stage: 1000 }, () => {
      const alias = compiler.options.resolve.alias
      if (!alias) return
      delete alias['@module-federation/runtime']
      delete alias['@module-federation/runtime-tools']
      alias['@module-federation/runtime$'] = esm(runtime)
      alias[bundlerRuntime] = esm(bundlerRuntime)
      alias[externalCore] = esm(externalCore)
    })
  }
}
