import path from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import {
  defineConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
  rspack,
} from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { DEV_OFFSET, devPort } from '../contracts/registry.ts'
import { BROWSERSLIST } from './browsers.ts'
import { reportBuildErrors } from './build-errors.ts'
import { checkExposed } from './check-exposed.ts'
import { LIBRARY_CHUNKS, MERGED_CHUNKS, putFirst } from './chunks.ts'
import { EsmRuntimePlugin } from './esm-runtime.ts'
import { LibraryUsagePlugin, SignedInPlugin } from './library-usage.ts'
import { LicencesPlugin } from './licences.ts'
import { loaders } from './loaders.ts'
import { type Role, shareOptions } from './shared-libraries.ts'
import { WorkerPlugin } from './worker.ts'

/** What has no shell to share it carries the same part of zod. */
const OWN_ZOD = { zod$: path.join(import.meta.dirname, 'shared-zod.ts') }
const devOffset = Number(process.env[DEV_OFFSET] ?? 0)
const production = process.env.NODE_ENV === 'production'
/** Changes with the sources, so that two versions of a remote in one page never share their chunk lists. */
const build = process.env.ARIANE_BUILD ?? 'dev'

// React Refresh finds a remote's own runtime only through the hook of the browser extension.
const REFRESH_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__||=(()=>{const m=new Map;return{renderers:m,supportsFiber:true,inject(r){const i=m.size+1;m.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()`

/** Hot reload goes through the API's address; the federation plugin would send it to the development server's. */
const oneOrigin: RsbuildPlugin = {
  name: 'ariane-one-origin',
  setup(api) {
    api.modifyRsbuildConfig({
      order: 'post',
      handler(config) {
        if (config.dev?.client) config.dev.client.port = ''
      },
    })
  },
}

export type RemoteOptions = {
  /** Folder of the package, `import.meta.dirname`. */
  dir: string
  /** Name of the package without scope, such as `mf-chat`. */
  name: string
  /** Modules the shell may load: `{ './chat': './src/screen.tsx' }`. */
  exposes: Record<string, string>
  /** Pages for sandboxed frames: `{ activity: './src/frames/activity.tsx' }` becomes `frames/activity.html`. */
  frames?: Record<string, string>
}

/** Build options of every package. */
export function baseConfig(dir: string, name: string): RsbuildConfig {
  return {
    root: dir,
    plugins: [pluginReact(), oneOrigin, ...(production ? [] : [reportBuildErrors(path.dirname(dir), name)])],
    source: {
      preEntry: path.join(import.meta.dirname, 'zod-jitless.ts'),
      define: { __MF_NAME__: JSON.stringify(name), __BUILD__: JSON.stringify(build) },
    },
    output: {
      distPath: { root: 'dist' },
      sourceMap: false,
      legalComments: 'none',
      polyfill: 'off',
      overrideBrowserslist: BROWSERSLIST,
    },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    // Lazy compilation calls the development server, which is not at this address. A remote served as if published must
    // not reload its page.
    dev: { client: { overlay: false }, lazyCompilation: false, hmr: !production, liveReload: !production },
    tools: {
      rspack: {
        output: { crossOriginLoading: 'anonymous', chunkLoadingGlobal: `chunks_${name}_${build}` },
        module: { rules: loaders(production) },
      },
    },
  }
}

function federation(role: Role, name: string, exposes?: Record<string, string>) {
  const remote = role === 'remote'
  return pluginModuleFederation({
    name,
    ...(exposes ? { exposes } : {}),
    manifest: true,
    dts: false,
    dev: false,
    // The default library type declares a variable, which a name with a dash cannot be.
    ...(remote ? { library: { type: 'global', name } } : {}),
    ...(remote ? { filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js' } : {}),
    shareStrategy: 'loaded-first',
    shared: shareOptions(role, production),
    runtimePlugins: remote ? [path.join(import.meta.dirname, 'chunk-retry.ts')] : [],
    experiments: {
      // Also in development, where the shell can load published remotes beside the one being developed.
      ...(remote ? {} : { provideExternalRuntime: true }),
      ...(remote && production ? { externalRuntime: true } : {}),
      ...(production
        ? { optimization: { target: 'web', disableSnapshot: true, ...(remote ? { disableRemote: true } : {}) } }
        : {}),
    },
  })
}

/**
 * Build options of the shell.
 * @param dir the shell's folder, `import.meta.dirname`
 * @param pages further pages on the same libraries, by name: `{ simulator: './src/simulator/index.ts' }`. Each entry is
 * an asynchronous boundary (`void import('./start.tsx')`)
 */
export function shellConfig({ dir, pages = {} }: { dir: string; pages?: Record<string, string> }): RsbuildConfig {
  const config = mergeRsbuildConfig(baseConfig(dir, 'shell'), {
    output: { assetPrefix: '/' },
    dev: { assetPrefix: '/', client: { path: '/hot/shell' } },
    server: { port: devPort('shell') + devOffset, strictPort: true },
    environments: {
      web: {
        // Eager libraries need no asynchronous boundary; a development build has none of them.
        source: { entry: { index: production ? './src/bootstrap.tsx' : './src/index.ts', ...pages } },
        plugins: [federation('shell', 'shell')],
        html: {
          template: './src/index.html',
          crossorigin: 'anonymous',
          tags: production ? [putFirst] : [{ tag: 'script', head: true, append: false, children: REFRESH_HOOK }],
        },
        // A chunk of a further page must not change what the first page loads.
        splitChunks: { chunks: chunk => chunk.runtime.has('index'), cacheGroups: LIBRARY_CHUNKS },
        tools: {
          rspack: config => {
            config.plugins.push(new EsmRuntimePlugin(), new SignedInPlugin(), new LicencesPlugin())
            config.plugins.push(new WorkerPlugin(path.join(dir, 'src/offline/worker.ts')))
          },
        },
      },
      ...(production ? { drawn: drawnEnvironment('./src/welcome/draw.tsx') } : {}),
    },
  })
  return defineConfig(config)
}

/** Draws parts of a page at build time, in Node: `scripts/site/draw-parts.ts` runs it. */
function drawnEnvironment(entry: string) {
  return {
    source: { entry: { draw: entry } },
    output: { target: 'node' as const, module: true, distPath: { root: 'dist-drawn' }, minify: false },
  }
}

/**
 * Build options of one remote, whose addresses are relative to wherever it is published.
 * @returns an rsbuild configuration with the environment `web`, and one for each of its frame pages
 */
export function remoteConfig({ dir, name, exposes, frames }: RemoteOptions): RsbuildConfig {
  checkExposed(dir, name, exposes)
  const config = mergeRsbuildConfig(baseConfig(dir, name), {
    output: { assetPrefix: 'auto', cleanDistPath: true },
    dev: { assetPrefix: 'auto', client: { path: `/hot/${name}` } },
    server: { port: devPort(name) + devOffset, strictPort: true, headers: { 'Access-Control-Allow-Origin': '*' } },
    environments: {
      web: {
        // The entry page does not work in production, where the libraries are in the shell.
        source: { entry: { index: production ? path.join(import.meta.dirname, 'empty-entry.ts') : './src/index.ts' } },
        plugins: [federation('remote', name, exposes)],
        tools: {
          ...(production ? { htmlPlugin: false } : {}),
          rspack: config => {
            config.plugins.push(new EsmRuntimePlugin(), new LibraryUsagePlugin(), new LicencesPlugin())
            config.output.chunkLoadTimeout = 4000
          },
        },
        splitChunks: { cacheGroups: MERGED_CHUNKS },
      },
      ...Object.fromEntries(
        Object.entries(frames ?? {}).map(([frame, entry]) => [`frame-${frame}`, frameEnvironment(frame, entry)]),
      ),
    },
  })
  return defineConfig(config)
}

/**
 * A page for `<iframe sandbox="allow-scripts">`: without an origin it gets plain scripts, no CORS and nothing shared. Its
 * files lie in a folder of its name, so that a device can keep one frame without another.
 */
function frameEnvironment(frame: string, entry: string) {
  const folder = `frames/${frame}`
  return {
    source: { entry: { [frame]: entry } },
    resolve: { alias: OWN_ZOD },
    html: { crossorigin: false, template: path.join(import.meta.dirname, 'frame.html') },
    // A page that is handed to its frame as a text has no address to find its files from.
    dev: { assetPrefix: '/' },
    output: {
      assetPrefix: '/',
      distPath: { html: 'frames', js: folder, jsAsync: folder, css: folder, cssAsync: folder, font: folder },
    },
    security: { sri: { enable: false } },
    splitChunks: { preset: 'none' as const, chunks: 'async' as const },
    tools: {
      rspack: (config: Rspack.Configuration) => {
        config.output = { ...config.output, crossOriginLoading: false }
        config.plugins = [...(config.plugins ?? []), new LicencesPlugin(folder)]
      },
    },
  }
}

/**
 * Build options of the shell with all remotes inside, without federation, for the benchmark's comparison.
 * @param out output folder, relative to `dir`
 */
export function bundleConfig({ dir, out }: { dir: string; out: string }): RsbuildConfig {
  const direct = new rspack.NormalModuleReplacementPlugin(/^\.\/load\.ts$/, request => {
    if (request.context?.endsWith('/remotes')) request.request = './load.bundle.ts'
  })
  const config = mergeRsbuildConfig(baseConfig(dir, 'bundle'), {
    source: { entry: { index: './src/bootstrap.tsx' } },
    resolve: { alias: OWN_ZOD },
    html: { template: './src/index.html', crossorigin: 'anonymous' },
    output: { assetPrefix: '/', distPath: { root: out }, cleanDistPath: true },
    tools: {
      rspack: config => {
        config.plugins.push(direct)
        // The error panel imports the loader's error class, which must not pull in the loader; the part of zod adds its methods.
        config.module.rules?.push({ include: import.meta.dirname, exclude: OWN_ZOD.zod$, sideEffects: false })
      },
    },
  })
  return defineConfig(config)
}
