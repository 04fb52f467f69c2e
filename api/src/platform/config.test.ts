import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartProblem } from './start-problem.ts'

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

  it('serves the simulator only where it is asked for', () => {
    expect(readConfig({}).simulator).toBe(false)
    expect(readConfig({ SIMULATOR: '1' }).simulator).toBe(true)
  })

  it.each([
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
    [{ SIMULATOR: '1', NODE_ENV: 'production' }, /SIMULATOR/],
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
