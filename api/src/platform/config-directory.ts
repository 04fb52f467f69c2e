import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What we ask a directory for, whatever it calls it. */
const CLAIMS = ['subject', 'firstName', 'lastName', 'profile', 'classes', 'grade', 'children', 'school'] as const
export type ClaimNames = Record<(typeof CLAIMS)[number], string>

const PROFILES = ['pupil', 'teacher', 'coach', 'parent'] as const
export type DirectoryProfile = (typeof PROFILES)[number]

const Name = z.string().trim().min(1).max(200)
const Mapping = z.strictObject({
  /** How this directory names what we ask for, where it is not the usual name. */
  claims: z.strictObject(Object.fromEntries(CLAIMS.map(claim => [claim, Name.optional()]))).optional(),
  /** Profiles or groups of this directory, besides those of every ENT. */
  profiles: z.record(Name, z.enum(PROFILES)).optional(),
})

interface Shared {
  names: Partial<ClaimNames>
  profiles: ReadonlyMap<string, DirectoryProfile>
  /** Whether somebody who comes for the first time gets an account. */
  makesAccounts: boolean
}

/** The school's directory, which says who somebody is. */
export type DirectoryConfig = Shared &
  (
    | { protocol: 'oidc'; issuer: string; clientId: string; clientSecret: string; scope: string }
    | { protocol: 'cas'; server: string }
  )

/** Without TLS only on this machine, for tests. */
const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}
const server = z.url({ protocol: /^https?$/ }).refine(isSafe)

/** The variables of the environment. */
export const directoryVariables = {
  DIRECTORY_OIDC_ISSUER: server.optional(),
  DIRECTORY_OIDC_CLIENT_ID: z.string().max(500).optional(),
  DIRECTORY_OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  DIRECTORY_OIDC_SCOPE: z
    .string()
    .regex(/^openid( [\w:./-]+)*$/)
    .default('openid profile'),
  DIRECTORY_CAS_SERVER: server.optional(),
  DIRECTORY_MAPPING: z
    .string()
    .refine(file => readMapping(file) !== undefined)
    .optional(),
  DIRECTORY_ACCOUNTS: z.enum(['made', 'known']).default('made'),
}
type Variables = z.infer<z.ZodObject<typeof directoryVariables>>

/** Undefined where the file is missing or says something else. */
function readMapping(file: string): z.infer<typeof Mapping> | undefined {
  try {
    return Mapping.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** The variable that does not go with the others, if one does not. */
export function directoryProblem(
  env: Variables & { PUBLIC_URL?: string | undefined; AUTH?: string | undefined },
): string | undefined {
  const { DIRECTORY_OIDC_ISSUER: issuer, DIRECTORY_CAS_SERVER: cas } = env
  if (issuer && cas) return 'DIRECTORY_CAS_SERVER'
  if (!issuer !== !env.DIRECTORY_OIDC_CLIENT_ID) return 'DIRECTORY_OIDC_CLIENT_ID'
  if (!issuer !== !env.DIRECTORY_OIDC_CLIENT_SECRET) return 'DIRECTORY_OIDC_CLIENT_SECRET'
  if (!issuer && !cas) return undefined
  // Sessions are then begun by Firebase, which has its own ways to a directory.
  if (env.AUTH === 'firebase') return issuer ? 'DIRECTORY_OIDC_ISSUER' : 'DIRECTORY_CAS_SERVER'
  // The directory sends people back to one registered address.
  return env.PUBLIC_URL ? undefined : 'PUBLIC_URL'
}

/** What the variables say; they were checked by `directoryProblem`. */
export function directoryConfig(env: Variables): DirectoryConfig | undefined {
  const mapping = env.DIRECTORY_MAPPING ? readMapping(env.DIRECTORY_MAPPING) : undefined
  const shared = {
    names: (mapping?.claims ?? {}) as Partial<ClaimNames>,
    profiles: new Map(Object.entries(mapping?.profiles ?? {})),
    makesAccounts: env.DIRECTORY_ACCOUNTS === 'made',
  }
  const { DIRECTORY_OIDC_ISSUER: issuer, DIRECTORY_CAS_SERVER: cas } = env
  const { DIRECTORY_OIDC_CLIENT_ID: clientId = '', DIRECTORY_OIDC_CLIENT_SECRET: clientSecret = '' } = env
  if (issuer) return { ...shared, protocol: 'oidc', issuer, clientId, clientSecret, scope: env.DIRECTORY_OIDC_SCOPE }
  return cas ? { ...shared, protocol: 'cas', server: cas.replace(/\/$/, '') } : undefined
}
