import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Bucket, Stored } from '../../platform/bucket/bucket.ts'
import type { SignatureCheck } from '../signature.ts'
import { bring } from './bring.ts'
import { type ShellRelease, shellReleaseSchema, signedShell } from './documents.ts'
import { readKept, writeWhole } from './kept.ts'

interface Options {
  bucket: Bucket
  folder: string
  check: SignatureCheck
}

const newest = ({ builds }: ShellRelease) => builds[0]?.time ?? ''

type Answer = Stored | 'same' | null

/**
 * The shell's part of a mirror. Its builds lie beside each other in the bucket; here the files of all of them are in
 * `shell/`, as the server and open tabs ask for them, under the pages of the newest.
 */
export function mirrorShell({ bucket, folder, check }: Options) {
  const keptFile = path.join(folder, 'shell.json')
  let tag: string | undefined
  let offered: Answer = null

  async function install({ id, files }: ShellRelease['builds'][number], isNewest: boolean): Promise<void> {
    const target = path.join(folder, 'shell-builds', id)
    await bring(bucket, { key: `shell/${id}`, files, target })
    const to = path.join(folder, 'shell')
    await mkdir(to, { recursive: true })
    const pages = Object.keys(files).filter(file => file.endsWith('.html'))
    for (const entry of await readdir(target, { withFileTypes: true })) {
      const from = path.join(target, entry.name)
      if (entry.isDirectory()) await cp(from, path.join(to, entry.name), { recursive: true, force: isNewest })
      else if (isNewest && !pages.includes(entry.name))
        await writeWhole(path.join(to, entry.name), await readFile(from))
    }
    // Last, because they name the others.
    if (isNewest)
      for (const page of pages) await writeWhole(path.join(to, page), await readFile(path.join(target, page)))
  }

  return {
    /** Tag of the release that is in place; what is asked with it need not be sent again. */
    tag: () => tag,
    /** Takes an answer to a question for the release, to be worked on by `take`. */
    offer(answer: Answer) {
      offered = answer
    },
    async take() {
      if (!offered || offered === 'same') return
      const release = shellReleaseSchema.parse(JSON.parse(offered.bytes.toString('utf8')))
      check(signedShell(release), release.signature, 'shell')
      const before = await readKept(keptFile, shellReleaseSchema)
      // A signed release of yesterday is signed all the same: it does not come back.
      if (before && newest(release) < newest(before)) throw new Error('the shell is older than the one in use')
      for (const [index, build] of release.builds.entries()) await install(build, index === 0)
      const kept = new Set(release.builds.map(({ id }) => id))
      for (const id of await readdir(path.join(folder, 'shell-builds')))
        if (!kept.has(id)) await rm(path.join(folder, 'shell-builds', id), { recursive: true, force: true })
      await writeWhole(keptFile, offered.bytes)
      tag = offered.tag
    },
  }
}
