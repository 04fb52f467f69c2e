import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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

  it('serves the simulator only where it is asked for', () => {
    expect(readConfig({}).simulator).toBe(false)
    expect(readConfig({ SIMULATOR: '1' }).simulator).toBe(true)
  })

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET/],
    [{ TLS_CERT: 'cert.pem' }, /TLS_KEY/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ SIMULATOR: 'yes' }, /SIMULATOR/],
    [{ SIMULATOR: '1', NODE_ENV: 'production' }, /SIMULATOR/],
  ])('refuses %j by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('never repeats the value of a secret', () => {
    expect(() => readConfig({ AUTH_SECRET: 'tooshort' })).not.toThrow(/tooshort/)
  })
})
