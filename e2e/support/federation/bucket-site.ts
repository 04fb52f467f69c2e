import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { release } from '../../../scripts/release/commands.ts'
import { upload, uploadChecked } from '../../../scripts/release/publish.ts'
import { changeRegistry, findEntry, readRegistry } from '../../../scripts/release/registry.ts'
import { nameShell } from '../../../scripts/release/shell.ts'
import { makeKeys } from '../../../scripts/release/signature.ts'
import { folderStorage } from '../../../scripts/release/storage/folder.ts'
import { openStorage } from '../../../scripts/release/storage/open.ts'
import { digest } from '../../../scripts/site/files.ts'
import type { RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import { startBucket } from '../bucket.ts'
import { SITE } from './own-site.ts'

/** The shell and some remotes of the built site in a bucket of its own, signed, and what a team does to them. */
export async function bucketSite(remotes: readonly string[]) {
  const bucket = await startBucket()
  const folder = mkdtempSync(path.join(tmpdir(), 'ariane-bucket-'))
  const keyFile = path.join(folder, 'release.pem')
  const REGISTRY_KEY = makeKeys(keyFile)
  const address = bucket.folder('site')
  const storage = openStorage({ ...bucket.environment, RELEASE_STORAGE: address }, '')
  const change = () => ({ by: 'equipe', now: new Date(), keyFile })

  /** The bytes of a remote's active version, stored under a name. */
  async function deposit({ name, active, versions }: RemoteEntry, version: string) {
    const known = versions.find(one => one.version === active)
    if (!known) throw new Error(`${name} is not published`)
    const from = path.join(folder, name, version)
    cpSync(path.join(SITE, 'remotes', name, active), from, { recursive: true })
    const published = { ...known, version, manifest: known.manifest.replace(active, version) }
    const prepared = { version, published, folder: from, entry: undefined, isStored: false, done: async () => {} }
    const apply = await upload(storage, name, prepared, keyFile)
    await changeRegistry(storage, { ...change(), command: 'publish', remote: name, apply })
  }

  const published = await readRegistry(folderStorage(SITE))
  for (const name of remotes) await deposit(findEntry(published, name), findEntry(published, name).active)
  const shell = path.join(folder, 'shell')
  const files = newestShell(shell)
  await uploadChecked(storage, 'shell/first', shell, files)
  await nameShell(storage, { id: 'first', time: new Date().toISOString(), commit: null, files }, change())

  return {
    /** The copy is kept beside the data. */
    settings: { ...bucket.environment, SITE_DIR: '', SITE_STORAGE: address, REGISTRY_KEY },
    reachable: bucket.reachable,
    deposit: (name: string, version: string) => deposit(findEntry(published, name), version),
    run: (...words: string[]) => release({ ...change(), storage, now: () => new Date(), say: () => {} }, words),
    /** Changes a file of a stored version, past every tool. */
    async tamper(name: string, version: string) {
      const { entry } = findEntry(await readRegistry(storage), name).versions.find(one => one.version === version) ?? {}
      const at = `${bucket.environment.AWS_ENDPOINT_URL_S3}/${address.slice('s3://'.length)}`
      await fetch(`${at}/remotes/${name}/${version}/${entry}`, { method: 'PUT', body: 'evil()' })
    },
    async remove() {
      await bucket.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the files of the shell's last build out of the site, where those of earlier ones lie beside them. */
function newestShell(to: string): Record<string, string> {
  const from = path.join(SITE, 'shell')
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    name => statSync(path.join(from, name)).isFile() && !/\.(br|gz)$/.test(name),
  )
  const waiting = new Set(names.filter(name => name.startsWith('static/')))
  const taken = names.filter(name => !waiting.has(name))
  const files: Record<string, string> = {}
  for (let name = taken.pop(); name !== undefined; name = taken.pop()) {
    const bytes = readFileSync(path.join(from, name))
    files[name] = digest(bytes)
    cpSync(path.join(from, name), path.join(to, name))
    if (!/\.(js|css|html|json)$/.test(name)) continue
    const text = bytes.toString('utf8')
    for (const other of waiting) {
      const hash = /\.([0-9a-f]{8,})\./.exec(other)?.[1]
      if (!hash || !text.includes(hash)) continue
      waiting.delete(other)
      taken.push(other)
    }
  }
  return files
}
