import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { authSecret } from './secret.ts'

it('the secret is made once, readable by its owner only, unless the environment has one', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'ariane-secret-'))
  const config = { authSecret: undefined, dataDir: join(parent, 'data') }
  const [one, two] = await Promise.all([authSecret(config), authSecret(config)])
  expect(one).toHaveLength(43)
  expect(two).toBe(one)
  expect(await authSecret(config)).toBe(one)
  expect((await stat(join(config.dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await authSecret({ ...config, authSecret: 'given' })).toBe('given')
  await rm(parent, { recursive: true })
})
