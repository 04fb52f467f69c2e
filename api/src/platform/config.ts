import { PRODUCT } from '@ariane/shared/catalogue'
import { DEV_OFFSET } from '@ariane/shared/contracts/registry'
import { SCHOOL_ZONES, type SchoolZone } from '@ariane/shared/dates'
import { z } from 'zod'
import {
  type AccessibilityConfig,
  accessibilityConfig,
  accessibilityProblem,
  accessibilityVariables,
} from './config-accessibility.ts'
import { type BackupConfig, backupConfig, backupProblem, backupVariables } from './config-backups.ts'
import { type DirectoryConfig, directoryConfig, directoryProblem, directoryVariables } from './config-directory.ts'
import { type FirebaseConfig, firebaseConfig, firebaseProblem, firebaseVariables } from './config-firebase.ts'
import {
  type RegistrationRule,
  registrationProblem,
  registrationRule,
  registrationVariables,
} from './config-registration.ts'
import { type SiteConfig, siteConfig, siteProblem, siteVariables } from './config-site.ts'
import { messages } from './messages.ts'
import { StartProblem } from './start-problem.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const address = (protocols: RegExp) => z.url({ protocol: protocols })
/** 'school@example.org', or 'A name <school@example.org>'. */
const mailbox = z.string().regex(/^(?:[^<>\r\n]{1,100} <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/)
/** 'a.example.org,*.example.org' */
const hosts = z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(,(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/)
/** 'https://a.example.org,http://b.example.org:8080' */
const origins = z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?(,https?:\/\/[\w.-]+(:\d+)?)*$/)
const seconds = z.coerce.number().positive()
const milliseconds = z.coerce.number().int().positive()

const Environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: address(/^postgres(ql)?$/).optional(),
    POSTGRES_BIN: z.string().optional(),
    PUBLIC_URL: address(/^https?$/).optional(),
    SMTP_URL: address(/^smtps?$/).optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_BUDGET_PER_DAY: z.coerce.number().int().positive().default(500),
    ...siteVariables,
    ...accessibilityVariables,
    METRICS_TOKEN: z.string().min(16).optional(),
    METRICS_PORT: port.optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    TLS_CERT: z.string().optional(),
    TLS_KEY: z.string().optional(),
    NODE_ENV: z.string().default('production'),
    PRODUCT_NAME: z.string().default('Ariane'),
    TIME_ZONE: z.enum(SCHOOL_ZONES).default('Europe/Paris'),
    ARIANE_DEV: z.string().optional(),
    [DEV_OFFSET]: z.coerce.number().int().min(0).default(0),
    ARIANE_DEV_WITH: z.url().optional(),
    SIMULATOR: z.enum(['0', '1']).default('0'),
    OVERRIDE_KEY: z.base64().optional(),
    OVERRIDE_ORIGINS: origins.optional(),
    SCHOOL_HOSTS: hosts.optional(),
    CALENDAR_HOSTS: hosts.optional(),
    AI_BASE_URL: address(/^https?$/).optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_SECONDS: seconds.default(30),
    TRANSCRIBE_BASE_URL: address(/^https?$/).optional(),
    TRANSCRIBE_API_KEY: z.string().optional(),
    TRANSCRIBE_MODEL: z.string().optional(),
    SCHOOL_SIMULATOR: z.enum(['0', '1']).default('0'),
    TRUSTED_PROXIES: z
      .string()
      .regex(/^(?!.*\/0+(?:,|\s|$))/)
      .default('loopback'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    OPERATORS: z
      .string()
      .max(2000)
      .regex(/^[^@]*$/)
      .optional(),
    OPERATOR_NAME: z.string().max(200).optional(),
    OPERATOR_CONTACT: z.string().max(300).optional(),
    OPERATOR_HOST: z.string().max(300).optional(),
    DRAIN_SECONDS: z.coerce.number().nonnegative().default(0),
    STOP_SECONDS: seconds.default(10),
    CHAT_KEEP_MONTHS: z.coerce.number().int().min(1).max(120).default(12),
    JOB_LEASE_MS: milliseconds.default(15_000),
    JOB_POLL_MS: milliseconds.default(500),
    JOB_BACKOFF_MS: milliseconds.default(500),
    JOB_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    ...backupVariables,
    ...registrationVariables,
    ...directoryVariables,
    ...firebaseVariables,
  })
  .refine(env => !env.TLS_CERT === !env.TLS_KEY, { path: ['TLS_KEY'] })
  .refine(env => !env.DATABASE_URL || !env.POSTGRES_BIN, { path: ['POSTGRES_BIN'] })
  .refine(env => !env.AI_BASE_URL === !env.AI_MODEL, { path: ['AI_MODEL'] })
  .refine(env => !env.TRANSCRIBE_BASE_URL === !env.TRANSCRIBE_MODEL, { path: ['TRANSCRIBE_MODEL'] })
  .refine(env => !env.SMTP_URL || env.PUBLIC_URL, { path: ['SMTP_URL'] })
  .refine(env => env.SIMULATOR === '0' || env.NODE_ENV === 'development', {
    path: ['SIMULATOR'],
  })
  .refine(env => env.OVERRIDE_KEY === undefined || env.NODE_ENV === 'development', { path: ['OVERRIDE_KEY'] })
  .refine(env => env.SCHOOL_SIMULATOR === '0' || env.NODE_ENV === 'development', {
    path: ['SCHOOL_SIMULATOR'],
  })
  .superRefine((env, context) => {
    const wrong =
      firebaseProblem(env) ??
      siteProblem(env) ??
      accessibilityProblem(env) ??
      registrationProblem(env) ??
      directoryProblem(env) ??
      backupProblem(env)
    if (wrong) context.addIssue({ code: 'custom', path: [wrong], message: 'does not go with the others' })
  })

/** Everything the environment decides, read once at start. */
export interface Config extends SiteConfig {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Folder of the programs of an installed PostgreSQL, in place of those that come with us. */
  postgresBin: string | undefined
  publicUrl: string | undefined
  /** Where mail goes out, and in whose name; absent: nothing is sent. */
  mail: { smtpUrl: string; from: string } | undefined
  /** Mails that go out a day at most, whoever asks for them. */
  mailBudgetPerDay: number
  /** Who may make links that replace remotes in one browser, and from where; never in production. */
  override: { publicKey: string; origins: string[] } | undefined
  metrics: { token: string | undefined; port: number | undefined }
  authSecret: string | undefined
  tls: { cert: string; key: string } | undefined
  /** Packages served by their development servers. */
  dev: string[]
  /** By how much the ports of these servers are shifted. */
  devOffset: number
  /** Origin of a deployed installation that the remotes not in development come from. */
  devWith?: string | undefined
  /** Serve the page that shows one screen alone; never in production. */
  simulator: boolean
  /** Hosts of school systems besides the usual ones, or simulated systems; the latter never in production. */
  schools: { hosts: string[]; simulated: boolean }
  /** Hosts whose calendars may be imported by their address; none unless the operator names some. */
  calendarHosts: string[]
  /** The model that helps to write, on an OpenAI-compatible server; absent: none. */
  model: { baseUrl: string; apiKey: string | undefined; model: string; deadlineMs: number } | undefined
  /** Who writes down recordings, on an OpenAI-compatible server; absent: they are kept and played. */
  transcription: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  /** Accounts with Firebase; absent: our own. */
  firebase: FirebaseConfig | undefined
  productName: string
  /** The clock of the schools that this installation is for. */
  timeZone: SchoolZone
  trustedProxies: string
  logLevel: string
  /** Copies of the database. */
  backups: BackupConfig
  /** Who may register. */
  registration: RegistrationRule
  /** The school's directory, through which people sign in; absent: none. */
  directory: DirectoryConfig | undefined
  /** Uids of who operates this installation, besides those that the database names. */
  operators: string[]
  /** Who answers for this installation and where it runs, for the legal pages. */
  operator: { name: string | undefined; contact: string | undefined; host: string | undefined }
  /** What the operator's audit of accessibility found. */
  accessibility: AccessibilityConfig
  drainMs: number
  stopMs: number
  /** How long a closed conversation is kept. */
  chatKeepMonths: number
  jobs: { leaseMs: number; pollMs: number; backoffMs: number; concurrency: number }
}

/**
 * Takes the process environment; empty variables count as absent.
 * Throws StartProblem `configuration` naming every variable that cannot be used, never its value.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(issue => String(issue.path[0])))]
    throw new StartProblem({ kind: 'configuration', detail: names.map(messages.setting).join(' ; ') })
  }
  const env = read.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    postgresBin: env.POSTGRES_BIN,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    mail: env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `${env.PRODUCT_NAME} <ne-pas-repondre@${PRODUCT.emailDomain}>` }
      : undefined,
    mailBudgetPerDay: env.MAIL_BUDGET_PER_DAY,
    ...siteConfig(env),
    metrics: { token: env.METRICS_TOKEN, port: env.METRICS_PORT },
    authSecret: env.AUTH_SECRET,
    tls: env.TLS_CERT && env.TLS_KEY ? { cert: env.TLS_CERT, key: env.TLS_KEY } : undefined,
    dev: env.ARIANE_DEV?.split(',').map(name => name.trim()) ?? [],
    devOffset: env[DEV_OFFSET],
    devWith: env.ARIANE_DEV_WITH && new URL(env.ARIANE_DEV_WITH).origin,
    simulator: env.SIMULATOR === '1',
    override: env.OVERRIDE_KEY
      ? { publicKey: env.OVERRIDE_KEY, origins: env.OVERRIDE_ORIGINS?.split(',') ?? [] }
      : undefined,
    schools: { hosts: env.SCHOOL_HOSTS?.split(',') ?? [], simulated: env.SCHOOL_SIMULATOR === '1' },
    calendarHosts: env.CALENDAR_HOSTS?.split(',') ?? [],
    model:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL, deadlineMs: env.AI_SECONDS * 1000 }
        : undefined,
    transcription:
      env.TRANSCRIBE_BASE_URL && env.TRANSCRIBE_MODEL
        ? { baseUrl: env.TRANSCRIBE_BASE_URL, apiKey: env.TRANSCRIBE_API_KEY, model: env.TRANSCRIBE_MODEL }
        : undefined,
    firebase: firebaseConfig(env),
    registration: registrationRule(env),
    directory: directoryConfig(env),
    productName: env.PRODUCT_NAME,
    timeZone: env.TIME_ZONE,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    operators:
      env.OPERATORS?.split(',')
        .map(one => one.trim())
        .filter(Boolean) ?? [],
    operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT, host: env.OPERATOR_HOST },
    accessibility: accessibilityConfig(env),
    backups: backupConfig(env),
    drainMs: env.DRAIN_SECONDS * 1000,
    stopMs: env.STOP_SECONDS * 1000,
    chatKeepMonths: env.CHAT_KEEP_MONTHS,
    jobs: {
      leaseMs: env.JOB_LEASE_MS,
      pollMs: env.JOB_POLL_MS,
      backoffMs: env.JOB_BACKOFF_MS,
      concurrency: env.JOB_CONCURRENCY,
    },
  }
}

/** Whether the browser reaches us over https. */
export const isSecure = ({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>) =>
  tls !== undefined || publicUrl?.startsWith('https:') === true
