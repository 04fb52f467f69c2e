import * as z from 'zod'

const Digest = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}={0,2}$/)

/** Beside the shell's pages: the files of its newest build, by their address below `/`. */
export const SHELL_FILES_FILE = 'files.json'
export const shellFilesSchema = z.record(z.string(), Digest)

/** Where the shell's build writes its worker. */
export const WORKER_FILE = 'worker.js'

/** What a device has to keep so that the product opens without a connection: digests by address. */
export const offlinePlanSchema = z.object({ id: z.string(), files: z.record(z.string().startsWith('/'), Digest) })
export type OfflinePlan = z.infer<typeof offlinePlanSchema>

/** Where it is asked for; it depends on who asks, as the page does. */
export const OFFLINE_PLAN_PATH = '/offline.json'
/** Of a page that may be kept. */
export const KEEP_HEADER = 'ariane-keep'
