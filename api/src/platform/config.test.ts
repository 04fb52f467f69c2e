import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartProblem } from './start-problem.ts'

const HOME = { PUBLIC_URL: 'https://ariane.example' }
const OIDC = {
  DIRECTORY_OIDC_ISSUER: 'https://ent.example',
  DIRECTORY_OIDC_CLIENT_ID: 'ariane',
  DIRECTORY_OIDC_CLIENT_SECRET: 'secret',
}

describe('configuration', () => {
  it('works without any variable, on this machine only', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', databaseUrl: undefined })
  })

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('keeps only the origin of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://ariane.example/accueil?x=1' }).publicUrl).toBe('https://ariane.example')
  })

  it('reads the packages served by development servers', () => {
    expect(readConfig({ ARIANE_DEV: 'shell, mf-chat' }).dev).toEqual(['shell', 'mf-chat'])
    expect(readConfig({}).devOffset).toBe(0)
    expect(readConfig({ ARIANE_DEV_OFFSET: '3' }).devOffset).toBe(3)
    expect(readConfig({ ARIANE_DEV_WITH: 'https://essai.example/scolaire' }).devWith).toBe('https://essai.example')
  })

  it('sends mail only when a server is named, in the name that is given or its own', () => {
    expect(readConfig({}).mail).toBeUndefined()
    const server = { SMTP_URL: 'smtps://nom:secret@mail.example:465', PUBLIC_URL: 'https://ariane.example' }
    expect(readConfig(server).mail).toEqual({
      smtpUrl: server.SMTP_URL,
      from: 'Ariane <ne-pas-repondre@ariane.example>',
    })
    const MAIL_FROM = 'Collège <ariane@college.example>'
    expect(readConfig({ ...server, MAIL_FROM }).mail?.from).toBe(MAIL_FROM)
  })

  it('@G01 reads how the directory of the school names things', () => {
    expect(readConfig({}).directory).toBeUndefined()
    const folder = mkdtempSync(join(tmpdir(), 'ariane-mapping-'))
    const file = (content: unknown) => {
      const name = join(folder, 'mapping.json')
      writeFileSync(name, JSON.stringify(content))
      return { ...OIDC, ...HOME, DIRECTORY_MAPPING: name }
    }
    const given = { claims: { profile: 'groups' }, profiles: { 'groupe-profs': 'teacher' } }
    expect(readConfig(file(given)).directory).toMatchObject({
      protocol: 'oidc',
      issuer: 'https://ent.example',
      scope: 'openid profile',
      makesAccounts: true,
      names: { profile: 'groups' },
      profiles: new Map([['groupe-profs', 'teacher']]),
    })
    for (const wrong of [{ claim: {} }, { claims: { name: 'cn' } }, { profiles: { profs: 'admin' } }, [], 'claims'])
      expect(() => readConfig(file(wrong))).toThrow(StartProblem)
    rmSync(folder, { recursive: true })
  })

  it('takes the clock of Paris unless one of another French school is named', () => {
    expect(readConfig({}).timeZone).toBe('Europe/Paris')
    expect(readConfig({ TIME_ZONE: 'Indian/Reunion' }).timeZone).toBe('Indian/Reunion')
    expect(() => readConfig({ TIME_ZONE: 'Europe/London' })).toThrow()
  })

  it('claims no accessibility without an audit, whose rate, date and author come together', () => {
    expect(readConfig({}).accessibility).toEqual({ audit: undefined, scheme: undefined })
    const audit = {
      ACCESSIBILITY_RATE: '84.5',
      ACCESSIBILITY_AUDITED_ON: '2026-10-01',
      ACCESSIBILITY_AUDITOR: 'Cabinet d’essai',
    }
    expect(readConfig(audit).accessibility.audit).toEqual({ rate: 84.5, on: '2026-10-01', by: 'Cabinet d’essai' })
    for (const missing of Object.keys(audit))
      expect(() => readConfig({ ...audit, [missing]: '' })).toThrow(
        expect.objectContaining({ reason: expect.objectContaining({ detail: expect.stringContaining(missing) }) }),
      )
  })

  it('@G02 reads who may register', () => {
    const rule = (environment: Record<string, string>) => readConfig(environment).registration
    expect(rule({})).toEqual({ kind: 'open' })
    expect(rule({ REGISTRATION: 'approval' })).toEqual({ kind: 'approval' })
    expect(rule({ REGISTRATION: 'code', REGISTRATION_CODE: 'ROSE-2026' })).toEqual({ kind: 'code', code: 'ROSE-2026' })
    const mail = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://ariane.example' }
    expect(rule({ REGISTRATION: 'domain:college.fr,Lycee.fr', ...mail })).toEqual({
      kind: 'domain',
      domains: ['college.fr', 'lycee.fr'],
    })
  })

  it('serves the simulator only where it is asked for', () => {
    expect(readConfig({}).simulator).toBe(false)
    expect(readConfig({ SIMULATOR: '1', NODE_ENV: 'development' }).simulator).toBe(true)
  })

  it('takes the site from its folder, or from a bucket of which it keeps a copy beside the data', () => {
    expect(readConfig({})).toMatchObject({ siteDir: '.build/site', siteBucket: undefined })
    const keys = { AWS_ACCESS_KEY_ID: 'cle', AWS_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig({ SITE_STORAGE: 's3://ariane/site', AWS_REGION: 'eu-west-3', ...keys })).toMatchObject({
      siteDir: 'data/site',
      siteBucket: { bucket: 'ariane', prefix: 'site', endpoint: 'https://s3.eu-west-3.amazonaws.com' },
    })
  })

  it('@G05 keeps seven dumps for a month, unencrypted and here, unless something else is said', () => {
    expect(readConfig({}).backups).toEqual({
      everyMs: 21_600_000,
      days: 30,
      count: 7,
      drillDays: 7,
      publicKeys: [],
      bucket: undefined,
    })
  })

  it.each([
    [{ BACKUP_HOURS: '0' }, /BACKUP_HOURS/],
    [{ BACKUP_COUNT: '0' }, /BACKUP_COUNT/],
    [{ BACKUP_KEY: 'AGE-SECRET-KEY-1ABC' }, /BACKUP_KEY/],
    [{ BACKUP_STORAGE: 'un/dossier' }, /BACKUP_STORAGE/],
    [{ BACKUP_STORAGE: 's3://ariane' }, /AWS_ACCESS_KEY_ID/],
    [{ SITE_STORAGE: 'un/dossier' }, /SITE_STORAGE/],
    [{ SITE_STORAGE: 's3://ariane' }, /AWS_ACCESS_KEY_ID/],
    [{ SITE_STORAGE: 's3://ariane', AWS_ACCESS_KEY_ID: 'cle' }, /AWS_SECRET_ACCESS_KEY/],
    [{ OPERATORS: 'equipe@exemple.fr' }, /OPERATORS/],
    [{ DIRECTORY_CAS_SERVER: 'http://ent.example/cas', ...HOME }, /DIRECTORY_CAS_SERVER/],
    [{ DIRECTORY_CAS_SERVER: 'https://ent.example/cas' }, /PUBLIC_URL/],
    [{ ...OIDC, ...HOME, DIRECTORY_CAS_SERVER: 'https://ent.example/cas' }, /DIRECTORY_CAS_SERVER/],
    [{ DIRECTORY_OIDC_ISSUER: 'https://ent.example', ...HOME }, /DIRECTORY_OIDC_CLIENT_ID/],
    [{ ...OIDC, ...HOME, DIRECTORY_OIDC_SCOPE: 'profile' }, /DIRECTORY_OIDC_SCOPE/],
    [{ ...OIDC, ...HOME, DIRECTORY_MAPPING: '/nowhere/mapping.json' }, /DIRECTORY_MAPPING/],
    [{ ...OIDC, ...HOME, DIRECTORY_ACCOUNTS: 'all' }, /DIRECTORY_ACCOUNTS/],
    [{ REGISTRATION: 'ouvert' }, /REGISTRATION/],
    [{ REGISTRATION: 'code' }, /REGISTRATION_CODE/],
    [{ REGISTRATION: 'code', REGISTRATION_CODE: 'court' }, /REGISTRATION_CODE/],
    [{ REGISTRATION_CODE: 'ROSE-2026' }, /REGISTRATION_CODE/],
    [{ REGISTRATION: 'domain:' }, /REGISTRATION/],
    [{ REGISTRATION: 'domain:college.fr' }, /REGISTRATION/],
    [{ SMTP_URL: 'http://mail.example', PUBLIC_URL: 'https://ariane.example' }, /SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example' }, /SMTP_URL/],
    [{ MAIL_FROM: 'Ariane\nBcc: x@y.example' }, /MAIL_FROM/],
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET/],
    [{ TLS_CERT: 'cert.pem' }, /TLS_KEY/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ SIMULATOR: 'yes' }, /SIMULATOR/],
    // Production unless said otherwise, in the right letters.
    [{ SIMULATOR: '1' }, /SIMULATOR/],
    [{ SIMULATOR: '1', NODE_ENV: 'staging' }, /SIMULATOR/],
    [{ SCHOOL_SIMULATOR: '1' }, /SCHOOL_SIMULATOR/],
    [{ OVERRIDE_KEY: 'QUJD' }, /OVERRIDE_KEY/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/0' }, /TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '::/0' }, /TRUSTED_PROXIES/],
    [{ OVERRIDE_ORIGINS: 'essai.example' }, /OVERRIDE_ORIGINS/],
  ])('refuses %j by name, and says what is expected', (environment, name) => {
    const detail = expect.stringMatching(new RegExp(`^${name.source} \\(attendu : .+\\)$`))
    expect(() => readConfig(environment)).toThrow(StartProblem)
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ reason: { kind: 'configuration', detail } }),
    )
  })

  it('names every setting that is wrong, and never repeats a value', () => {
    const wrong = { AUTH_SECRET: 'tooshort', PORT: 'abc' }
    const detail = 'PORT (attendu : un nombre entier de 0 à 65535) ; AUTH_SECRET (attendu : au moins 32 caractères)'
    expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ reason: { kind: 'configuration', detail } }))
  })
})

const PROJECT = 'ariane-college'
const web = { apiKey: 'AIza-public', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }
const account = { project_id: PROJECT, client_email: 'api@example', private_key: 'a key' }
const hosted = {
  AUTH: 'firebase',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_WEB_CONFIG: JSON.stringify(web),
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
}
const emulators = {
  NODE_ENV: 'development',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8181',
}

describe('@A01 accounts with Firebase', () => {
  it('are off, whatever else is set', () => {
    expect(readConfig({}).firebase).toBeUndefined()
    expect(readConfig({ ...hosted, AUTH: 'embedded' }).firebase).toBeUndefined()
  })

  it('take the key of the server as text or as a file, and none with the emulators', () => {
    const expected = { projectId: PROJECT, web, emulators: undefined }
    expect(readConfig(hosted).firebase).toEqual({ ...expected, serviceAccount: account })
    const { FIREBASE_SERVICE_ACCOUNT: _, ...open } = hosted
    const file = readConfig({ ...open, GOOGLE_APPLICATION_CREDENTIALS: '/etc/ariane/firebase.json' }).firebase
    expect(file).toEqual({ ...expected, serviceAccount: undefined })
    expect(readConfig({ ...open, ...emulators }).firebase).toEqual({
      ...expected,
      serviceAccount: undefined,
      emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8181' },
    })
  })

  it.each([
    [{ AUTH: 'google' }, 'AUTH'],
    [{ FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID'],
    [{ FIREBASE_WEB_CONFIG: '' }, 'FIREBASE_WEB_CONFIG'],
    [{ FIREBASE_WEB_CONFIG: '{apiKey}' }, 'FIREBASE_WEB_CONFIG'],
    [{ FIREBASE_WEB_CONFIG: JSON.stringify({ ...web, apiKey: undefined }) }, 'FIREBASE_WEB_CONFIG'],
    [{ FIREBASE_WEB_CONFIG: JSON.stringify({ ...web, projectId: 'another' }) }, 'FIREBASE_WEB_CONFIG'],
    [{ FIREBASE_SERVICE_ACCOUNT: '' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...account, project_id: 'another' }) }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ NODE_ENV: 'development', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8181' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ NODE_ENV: 'development', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIRESTORE_EMULATOR_HOST'],
    [{ ...emulators, NODE_ENV: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8181', NODE_ENV: '' }, 'FIRESTORE_EMULATOR_HOST'],
  ])('refuse to start with %j, and say what is expected', (change, name) => {
    const detail = expect.stringMatching(new RegExp(`^${name} \\(attendu : .+\\)$`))
    expect(() => readConfig({ ...hosted, ...change })).toThrow(
      expect.objectContaining({ reason: { kind: 'configuration', detail } }),
    )
  })
})
