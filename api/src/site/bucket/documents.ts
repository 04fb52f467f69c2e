import { publishedSchema } from '@ariane/shared/contracts/registry'
import { z } from 'zod'

/** What a bucket holds besides the registry, so that whoever reads it can check every file. */

/** In each version's folder: the version as the registry named it, also once it names it no more. */
export const VERSION_FILE = 'version.json'
/** The shell's builds, newest first. Earlier ones are for tabs that are open. */
export const SHELL_FILE = 'shell.json'

const signature = z.string().max(200).nullable()

export const storedVersionSchema = z.object({ name: z.string(), published: publishedSchema, signature })

const { files, build } = publishedSchema.shape

export const shellReleaseSchema = z.object({
  schema: z.literal(1),
  builds: z.array(build.extend({ files })).min(1),
  signature,
})

export type StoredVersion = z.infer<typeof storedVersionSchema>
export type ShellRelease = z.infer<typeof shellReleaseSchema>

/** What their signatures are about: everything else, in the order of the schema. */
export const signedVersion = (version: StoredVersion) =>
  JSON.stringify({ ...storedVersionSchema.parse(version), signature: null })
export const signedShell = (shell: ShellRelease) =>
  JSON.stringify({ ...shellReleaseSchema.parse(shell), signature: null })
