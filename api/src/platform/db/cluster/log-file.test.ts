import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { beginLog, reasonIn } from './log-file.ts'

describe('why a server ended before it was ready', () => {
  it.each([
    ['disk_full', 'PANIC:  could not write to file "pg_wal/xlogtemp.31": No space left on device'],
    ['damaged', 'PANIC:  could not locate a valid checkpoint record at 0/1900060'],
    ['damaged', 'FATAL:  database files are incompatible with server'],
    [
      'damaged',
      'postgres: could not access the server configuration file "/d/18/postgresql.conf": No such file or directory',
    ],
    ['damaged', 'FATAL:  could not open file "global/pg_control": No such file or directory'],
    ['refused', 'FATAL:  data directory "/d/18" has wrong ownership'],
    ['refused', 'postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file'],
    ['refused', ''],
  ])('is %s by « %s »', (kind, line) => {
    expect(
      reasonIn(`2026-11-25 22:00:00.000 UTC [7] LOG:  starting PostgreSQL\n${line}\n`, '/d/18', '/d/log').kind,
    ).toBe(kind)
  })

  it('is told in its own words when it is nothing of that', () => {
    const text = 'LOG:  starting\n2026-11-25 22:00:00.000 UTC [7] FATAL:  could not create any Unix-domain sockets\n'
    expect(reasonIn(text, '/d/18', '/d/log')).toEqual({
      kind: 'refused',
      detail: 'could not create any Unix-domain sockets',
      log: '/d/log',
    })
  })
})

it('a long log makes place for a new one, a short one goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ariane-log-'))
  const log = join(folder, 'log')
  expect(beginLog(log)).toBe(0)
  await writeFile(log, 'short')
  expect(beginLog(log)).toBe(5)
  await writeFile(log, 'x'.repeat(2 ** 20 + 1))
  expect(beginLog(log)).toBe(0)
  expect(await readFile(`${log}.old`, 'utf8')).toHaveLength(2 ** 20 + 1)
  await rm(folder, { recursive: true })
})
