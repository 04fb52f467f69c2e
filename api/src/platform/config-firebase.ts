import { z } from 'zod'

const host = z.string().regex(/^[\w.-]+:\d{1,5}$/)

/** Text of the environment that has to be JSON of this shape. */
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' })
        return z.NEVER
      }
    })
    .pipe(shape)

/** What the Firebase console calls the configuration of a web app; it is public. */
const WebConfig = z.object({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string().optional(),
  appId: z.string().optional(),
})
const ServiceAccount = z.object({ project_id: z.string(), client_email: z.string(), private_key: z.string() })

/** The variables of the hosted accounts. */
export const firebaseVariables = {
  AUTH: z.enum(['embedded', 'firebase']).default('embedded'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/)
    .optional(),
  FIREBASE_WEB_CONFIG: json(WebConfig).optional(),
  FIREBASE_SERVICE_ACCOUNT: json(ServiceAccount).optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
  FIRESTORE_EMULATOR_HOST: host.optional(),
}
const Variables = z.object(firebaseVariables)
type Variables = z.output<typeof Variables> & { NODE_ENV: string }

/** Accounts with Firebase. */
export interface FirebaseConfig {
  projectId: string
  web: z.output<typeof WebConfig>
  /** Undefined: from the file that GOOGLE_APPLICATION_CREDENTIALS names, or the emulators, which ask for none. */
  serviceAccount: z.output<typeof ServiceAccount> | undefined
  /** The official emulators, `host:port`; never in production. */
  emulators: { auth: string; firestore: string } | undefined
}

/** The variable that does not go with the others, if there is one. */
export function firebaseProblem(env: Variables): keyof typeof firebaseVariables | undefined {
  if (env.AUTH === 'embedded') return undefined
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = env
  const emulated = auth !== undefined || firestore !== undefined
  if (emulated && env.NODE_ENV !== 'development')
    return auth === undefined ? 'FIRESTORE_EMULATOR_HOST' : 'FIREBASE_AUTH_EMULATOR_HOST'
  if (emulated && auth === undefined) return 'FIREBASE_AUTH_EMULATOR_HOST'
  if (emulated && firestore === undefined) return 'FIRESTORE_EMULATOR_HOST'
  if (env.FIREBASE_PROJECT_ID === undefined) return 'FIREBASE_PROJECT_ID'
  if (env.FIREBASE_WEB_CONFIG?.projectId !== env.FIREBASE_PROJECT_ID) return 'FIREBASE_WEB_CONFIG'
  const account = env.FIREBASE_SERVICE_ACCOUNT
  if (account && account.project_id !== env.FIREBASE_PROJECT_ID) return 'FIREBASE_SERVICE_ACCOUNT'
  if (!emulated && !account && !env.GOOGLE_APPLICATION_CREDENTIALS) return 'FIREBASE_SERVICE_ACCOUNT'
  return undefined
}

/** What `firebaseProblem` found nothing wrong with; undefined where accounts are embedded. */
export function firebaseConfig(env: Variables): FirebaseConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_WEB_CONFIG: web } = env
  if (env.AUTH === 'embedded' || !projectId || !web) return undefined
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = env
  return {
    projectId,
    web,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
    emulators: auth && firestore ? { auth, firestore } : undefined,
  }
}
