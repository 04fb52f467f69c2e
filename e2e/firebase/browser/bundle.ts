import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRsbuild } from '@rsbuild/core'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export type Site = { address: string; close: () => void }

/** Builds one page out of a TypeScript file and serves it, with whatever it imports, on a port of its own. */
export async function serveBundle(entry: string): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-firebase-'))
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    rsbuildConfig: {
      mode: 'development',
      logLevel: 'error',
      source: { entry: { index: entry } },
      output: { distPath: { root: folder }, filenameHash: false, sourceMap: false },
    },
  })
  const { close } = await rsbuild.build()
  await close()
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.join(folder, name === '/' ? 'index.html' : path.normalize(name))
    try {
      const bytes = readFileSync(file)
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
