import * as z from 'zod'

/** A published version, or the address of a manifest on another server. */
const Replacement = z.union([z.string().regex(/^[\w.+-]{1,80}$/), z.url({ protocol: /^https?$/ }).max(300)])

/** What a link of `npm run release override` holds: other remotes for whoever opens it, until a moment. */
export const Override = z.object({
  remotes: z.record(z.string().regex(/^mf-[a-z][a-z0-9-]{0,40}$/), Replacement),
  issued: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type Override = z.infer<typeof Override>

/** Longest lifetime of a link. */
export const MAX_OVERRIDE_HOURS = 168

/** Address and parameter of an override link. */
export const OVERRIDE_PATH = '/remplacement'
export const OVERRIDE_PARAMETER = 'lien'

/** The signed text; its prefix keeps a signature for something else, such as a registry, from being used here. */
export const signedOverrideText = (payload: string) => `ariane-override\n${payload}`

/** Whether a replacement is an address and not a version. */
export const isAddress = (replacement: string) => replacement.includes('://')
