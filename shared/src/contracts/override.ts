import * as z from 'zod'

/** A published version, or the address of a manifest that somebody else serves. */
const Replacement = z.union([z.string().regex(/^[\w.+-]{1,80}$/), z.url({ protocol: /^https?$/ }).max(300)])

/** What a link of `npm run release override` says: other remotes for whoever opens it, until a moment. */
export const Override = z.object({
  remotes: z.record(z.string().regex(/^mf-[a-z][a-z0-9-]{0,40}$/), Replacement),
  issued: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type Override = z.infer<typeof Override>

/** Longest life of a link. */
export const MAX_OVERRIDE_HOURS = 168

/** Where a link leads, with the token behind it. */
export const OVERRIDE_PATH = '/remplacement'
export const OVERRIDE_PARAMETER = 'lien'

/** What is signed: no signature for anything else, such as a registry, can stand for it. */
export const signedOverrideText = (payload: string) => `ariane-override\n${payload}`

/** Whether a replacement is an address, and not a version. */
export const isAddress = (replacement: string) => replacement.includes('://')
