import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
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

it('an empty secret, as a power cut may leave it, is replaced rather than used', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ariane-secret-'))
  await writeFile(join(dataDir, 'secret'), '')
  const made = await authSecret({ authSecret: undefined, dataDir })
  expect(made).toHaveLength(43)
  expect(await authSecret({ authSecret: undefined, dataDir })).toBe(made)
  await rm(dataDir, { recursive: true })
})

it('a folder that cannot hold the secret is said plainly', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'ariane-secret-'))
  const dataDir = join(parent, 'file')
  await writeFile(dataDir, 'a file in the way')
  await expect(authSecret({ authSecret: undefined, dataDir })).rejects.toMatchObject({
    reason: { kind: 'folder_not_writable', folder: dataDir },
  })
  await rm(parent, { recursive: true })
})
